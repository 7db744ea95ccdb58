{{/* What renders, and cannot work: each with the value that has to be changed. */}}

{{- define "catalog.refusals" -}}
{{- range $name := list "PUBLIC_URL" "DASHBOARD_PUBLIC_URL" -}}
  {{- if hasPrefix "http://" (index $.Values.config $name | default "") -}}
    {{- fail (printf "config.%s must begin with https://: keys and sessions would be sent without encryption" $name) -}}
  {{- end -}}
{{- end -}}
{{- if and .Values.api.autoscaling.enabled (not (dig "requests" "cpu" "" .Values.api.resources)) -}}
  {{- fail "api.autoscaling needs api.resources.requests.cpu: it compares the processor time of pods with that" -}}
{{- end -}}
{{- if and .Values.api.autoscaling.enabled (gt (int .Values.api.autoscaling.minReplicas) (int .Values.api.autoscaling.maxReplicas)) -}}
  {{- fail "api.autoscaling.minReplicas must not be above api.autoscaling.maxReplicas" -}}
{{- end -}}
{{- end }}

{{- define "catalog.refuseIngress" -}}
{{- $path := (.Values.config.PUBLIC_URL | default "" | urlParse).path -}}
{{- if $path | trimAll "/" -}}
  {{- fail (printf "config.PUBLIC_URL must not have a path (%s): the API is served at the root of a host" $path) -}}
{{- end -}}
{{- if not (or .Values.config.TRUSTED_PROXIES (and .Values.api.config.TRUSTED_PROXIES .Values.dashboard.config.TRUSTED_PROXIES)) -}}
  {{- fail "ingress.enabled needs config.TRUSTED_PROXIES, the addresses of the pods of your ingress controller: otherwise all clients share one address, and its limits" -}}
{{- end -}}
{{- $secrets := values .Values.ingress.tlsSecretNames -}}
{{- if ne (len $secrets) (len (uniq $secrets)) -}}
  {{- fail "ingress.tlsSecretNames must name a Secret of its own for each host: what issues certificates would overwrite the one of the other host" -}}
{{- end -}}
{{- range $process := include "catalog.servers" . | fromJsonArray -}}
  {{- if and $secrets (not (index $.Values.ingress.tlsSecretNames $process)) (or (ne $process "mcp") $.Values.mcp.host) -}}
    {{- fail (printf "ingress.tlsSecretNames has no Secret for %s: its host would be served without TLS" $process) -}}
  {{- end -}}
{{- end -}}
{{- end }}

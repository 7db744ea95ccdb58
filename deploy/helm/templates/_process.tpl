{{/* All take { root, process }: the context of the chart, and a name in files/processes.yaml. */}}

{{- define "catalog.processes" -}}
{{ .Files.Get "files/processes.yaml" }}
{{- end }}

{{- define "catalog.fullname" -}}
{{ printf "%s-%s" (.root.Release.Name | trunc 40 | trimSuffix "-") .process }}
{{- end }}

{{- define "catalog.selector" -}}
app.kubernetes.io/name: {{ .root.Chart.Name }}
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .process }}
{{- end }}

{{- define "catalog.metadata" -}}
name: {{ include "catalog.fullname" . }}
labels:
  {{- include "catalog.selector" . | nindent 2 }}
  app.kubernetes.io/version: {{ .root.Chart.AppVersion | quote }}
  app.kubernetes.io/managed-by: {{ .root.Release.Service }}
{{- end }}

{{/* Labels and annotations of a pod. */}}
{{- define "catalog.podMetadata" -}}
labels:
  {{- include "catalog.selector" . | nindent 2 }}
  {{- with .root.Values.podLabels }}{{ toYaml . | nindent 2 }}{{ end }}
{{- with .root.Values.podAnnotations }}
annotations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- end }}

{{- define "catalog.image" -}}
{{- $image := .Values.image -}}
{{- if $image.digest -}}
{{ $image.repository }}@{{ $image.digest }}
{{- else -}}
{{ $image.repository }}:{{ $image.tag | default .Chart.AppVersion }}
{{- end -}}
{{- end }}

{{/* Not empty if the process uses the variable `name`. */}}
{{- define "catalog.uses" -}}
{{- $variables := .root.Files.Get "files/variables.yaml" | fromYaml -}}
{{- $known := .name -}}
{{- if not (hasKey $variables $known) -}}
{{- $known = regexReplaceAll "^[A-Z][A-Z0-9]*_(ISSUER|CLIENT_ID|CLIENT_SECRET|NAME)$" .name "<PROVIDER>_${1}" -}}
{{- end -}}
{{- if has .process (index $variables $known) }}yes{{ end -}}
{{- end }}

{{/* { config, secrets } of one process: what all have, and over it what is its own, without what it does not use. */}}
{{- define "catalog.settings" -}}
{{- $own := index .root.Values .process -}}
{{- $settings := dict -}}
{{- range $kind := list "config" "secrets" -}}
  {{- $merged := mergeOverwrite (deepCopy (index $.root.Values $kind)) (index $own $kind) -}}
  {{- $used := dict -}}
  {{- range $name, $value := $merged -}}
    {{- if include "catalog.uses" (dict "root" $.root "process" $.process "name" $name) -}}
      {{- $_ := set $used $name $value -}}
    {{- end -}}
  {{- end -}}
  {{- $_ := set $settings $kind $used -}}
{{- end -}}
{{- range $name, $_ := $settings.config -}}
  {{- if hasKey $settings.secrets $name -}}
    {{- fail (printf "%s is in config and in secrets: leave one of them out" $name) -}}
  {{- end -}}
{{- end -}}
{{- $process := index (include "catalog.processes" .root | fromYaml) .process -}}
{{- range $name := $process.needs -}}
  {{- if not (or (hasKey $settings.config $name) (hasKey $settings.secrets $name)) -}}
    {{- fail (printf "%s needs %s: set it in secrets, or in config if it contains nothing secret" $.process $name) -}}
  {{- end -}}
{{- end -}}
{{ $settings | toYaml }}
{{- end }}

{{- define "catalog.environment" -}}
{{- $settings := include "catalog.settings" . | fromYaml -}}
{{- $process := index (include "catalog.processes" .root | fromYaml) .process -}}
{{- range $name, $value := $process.environment }}
- name: {{ $name }}
  value: {{ $value | quote }}
{{- end }}
{{- if eq .process "mcp" }}
- name: BGC_API_URL
  value: http://{{ include "catalog.fullname" (dict "root" .root "process" "api") }}/api/v1
{{- end }}
{{- range $name, $value := $settings.config }}
- name: {{ $name }}
  value: {{ kindIs "float64" $value | ternary ($value | int64) $value | quote }}
{{- end }}
{{- /* A variable that ends with _FILE names a file by itself. */}}
{{- range $name, $reference := $settings.secrets }}
- name: {{ hasSuffix "_FILE" $name | ternary $name (printf "%s_FILE" $name) }}
  value: /run/secrets/catalog/{{ $name }}
{{- end }}
{{- end }}

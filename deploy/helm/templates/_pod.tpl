{{/* The specification of a pod: { root, process, args, probes, restartPolicy, volume }. */}}
{{- define "catalog.pod" -}}
{{- $values := .root.Values -}}
{{- $process := index (include "catalog.processes" .root | fromYaml) .process -}}
{{- $settings := include "catalog.settings" . | fromYaml -}}
{{- $secrets := $settings.secrets -}}
{{- $drainSeconds := (hasKey $settings.config "DRAIN_SECONDS" | ternary $settings.config $values.config).DRAIN_SECONDS | int -}}
# Nothing here talks to Kubernetes.
automountServiceAccountToken: false
# Services of the namespace would become variables: one with the name "dashboard" would set DASHBOARD_PORT.
enableServiceLinks: false
restartPolicy: {{ .restartPolicy }}
{{- with $values.serviceAccountName }}
serviceAccountName: {{ . }}
{{- end }}
{{- if .probes }}
# DRAIN_SECONDS, and 10 s for what has begun; the rest is for the kubelet.
terminationGracePeriodSeconds: {{ add $drainSeconds 15 }}
{{- end }}
securityContext:
  runAsNonRoot: true
  runAsUser: 1000
  runAsGroup: 1000
  fsGroup: 1000
  seccompProfile: { type: RuntimeDefault }
{{- with $values.image.pullSecrets }}
imagePullSecrets: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with $values.scheduling.priorityClassName }}
priorityClassName: {{ . }}
{{- end }}
{{- with $values.scheduling.affinity }}
affinity: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with $values.scheduling.nodeSelector }}
nodeSelector: {{ toYaml . | nindent 2 }}
{{- end }}
{{- with $values.scheduling.tolerations }}
tolerations: {{ toYaml . | nindent 2 }}
{{- end }}
{{- if .probes }}
topologySpreadConstraints:
  {{- range $key := list "topology.kubernetes.io/zone" "kubernetes.io/hostname" }}
  - topologyKey: {{ $key }}
    maxSkew: 1
    whenUnsatisfiable: ScheduleAnyway
    labelSelector:
      matchLabels: {{ include "catalog.selector" $ | nindent 8 }}
    # Pods of the version before do not count.
    matchLabelKeys: [pod-template-hash]
  {{- end }}
{{- end }}
containers:
  - name: {{ .process }}
    image: {{ include "catalog.image" .root }}
    imagePullPolicy: {{ $values.image.pullPolicy }}
    command: {{ toJson (concat $process.command (.args | default list)) }}
    env: {{ include "catalog.environment" . | trim | nindent 6 }}
      {{- with $values.extraEnv }}{{ toYaml . | nindent 6 }}{{ end }}
    {{- if .probes }}
    ports:
      - { name: http, containerPort: {{ $process.port }} }
      - { name: metrics, containerPort: {{ $process.metricsPort }} }
    # Restart what does not answer at all; what waits for an engine is left alone.
    startupProbe:
      httpGet: { path: /health/live, port: http }
      periodSeconds: 2
      failureThreshold: 60
    livenessProbe:
      httpGet: { path: /health/live, port: http }
      periodSeconds: 10
      timeoutSeconds: 5
    readinessProbe:
      httpGet: { path: {{ $process.readiness }}, port: http }
      periodSeconds: 5
      timeoutSeconds: 3
      failureThreshold: 2
    {{- /* Kubernetes before 1.33 refuses to sleep for no time. */}}
    {{- if and $process.sleepsBeforeItStops (gt $drainSeconds 0) }}
    lifecycle:
      preStop:
        sleep: { seconds: {{ $drainSeconds }} }
    {{- end }}
    {{- end }}
    resources: {{ toYaml (index $values .process).resources | nindent 6 }}
    securityContext:
      allowPrivilegeEscalation: false
      readOnlyRootFilesystem: true
      capabilities: { drop: [ALL] }
    volumeMounts:
      - { name: data, mountPath: /data }
      - { name: tmp, mountPath: /tmp }
      {{- if $secrets }}
      - { name: secrets, mountPath: /run/secrets/catalog, readOnly: true }
      {{- end }}
      {{- if .volume }}
      - { name: catalog, mountPath: /catalog, readOnly: true }
      {{- end }}
      {{- with $values.extraVolumeMounts }}{{ toYaml . | nindent 6 }}{{ end }}
volumes:
  - name: data
    emptyDir: { sizeLimit: 64Mi }
  - name: tmp
    emptyDir: { sizeLimit: 256Mi }
  {{- if $secrets }}
  - name: secrets
    projected:
      defaultMode: 0440
      sources:
        {{- range $name, $reference := $secrets }}
        - secret:
            name: {{ $reference.name }}
            items:
              - { key: {{ $reference.key | quote }}, path: {{ $name }} }
        {{- end }}
  {{- end }}
  {{- with .volume }}
  - name: catalog
    {{- toYaml . | nindent 4 }}
  {{- end }}
  {{- with $values.extraVolumes }}{{ toYaml . | nindent 2 }}{{ end }}
{{- end }}

{{/* The names of the processes that serve, as JSON. */}}
{{- define "catalog.servers" -}}
{{- $servers := list "api" -}}
{{- range $process := list "dashboard" "mcp" -}}
  {{- if (index $.Values $process).enabled -}}
    {{- $servers = append $servers $process -}}
  {{- end -}}
{{- end -}}
{{ $servers | toJson }}
{{- end }}

{{- define "aster.labels" -}}
app.kubernetes.io/name: aster
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "aster.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- /* Processes at the most, in the midst of an update: of the API one pod that begins and one that ends, of the worker one more. Twenty are left for the migration, a backup and a person. */ -}}
{{- define "aster.needed" -}}
{{- $processes := add (mul (add .Values.api.maxReplicas 2) .Values.api.workers) .Values.worker.replicas 1 -}}
{{- add (mul $processes (add (mul 4 .Values.database.pool) .Values.database.readPool)) 20 -}}
{{- end }}

{{- define "aster.env" -}}
{{- if lt (int .Values.database.maxConnections) (int (include "aster.needed" .)) -}}
{{- fail (printf "database.maxConnections must be %s at least: raise PostgreSQL's max_connections to that, or lower database.pool or api.maxReplicas" (include "aster.needed" .)) -}}
{{- end -}}
- {name: DB_POOL, value: {{ .Values.database.pool | quote }}}
- {name: READ_POOL, value: {{ .Values.database.readPool | quote }}}
- {name: PUBLIC_URL, value: {{ .Values.publicUrl | quote }}}
- {name: TRUSTED_PROXIES, value: {{ .Values.trustedProxies | quote }}}
- {name: STORAGE_URL, value: {{ .Values.storage.url | quote }}}
- {name: ANCHOR_URL, value: {{ .Values.storage.anchorUrl | quote }}}
{{- end }}

{{- define "aster.pod" -}}
automountServiceAccountToken: false
securityContext:
  runAsNonRoot: true
  runAsUser: 10001
  fsGroup: 10001
  seccompProfile: {type: RuntimeDefault}
{{- end }}

{{- define "aster.container" -}}
securityContext:
  allowPrivilegeEscalation: false
  readOnlyRootFilesystem: true
  capabilities: {drop: [ALL]}
volumeMounts:
  - {name: tmp, mountPath: /tmp}
{{- end }}

{{- define "aster.volumes" -}}
- name: tmp
  emptyDir: {}
{{- end }}

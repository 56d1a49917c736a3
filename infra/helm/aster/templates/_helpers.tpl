{{- define "aster.labels" -}}
app.kubernetes.io/name: aster
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .part }}
{{- end }}

{{- define "aster.image" -}}
{{ .Values.image.repository }}:{{ .Values.image.tag | default .Chart.AppVersion }}
{{- end }}

{{- define "aster.env" -}}
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

import { Button, Group, Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { renderTypedSignature } from '../core/signature-canvas'
import { useSignatureCanvas } from '../core/use-signature-canvas'
import { useKitTranslation } from '../texts'
import { useTransientField } from './transient-fields'
import { type FieldProps, useField } from './use-field'

type SignatureMode = 'draw' | 'type'

/** A drawn signature or a typed name. The value is a PNG as a data URL, or null; it is never saved in a draft. */
export function SignatureField({ signerName = '', ...props }: FieldProps & { signerName?: string }) {
  const t = useKitTranslation()
  const { value, onChange, ref, name, inputProps } = useField<string>(props)
  useTransientField(name)
  const [mode, setMode] = useState<SignatureMode>('draw')
  const [typedName, setTypedName] = useState(signerName)
  const handleNameChange = (text: string) => {
    setTypedName(text)
    onChange(renderTypedSignature(text))
  }
  const handleModeChange = (next: string) => {
    setMode(next as SignatureMode)
    onChange(next === 'type' ? renderTypedSignature(typedName) : null)
  }
  const modes = [
    { value: 'draw', label: t('signature.draw') },
    { value: 'type', label: t('signature.type') },
  ]
  return (
    <Input.Wrapper {...inputProps} labelElement="div" role="group" aria-label={props.label}>
      <Stack gap="xs" mt={4} maw={480} ref={ref as never} tabIndex={-1}>
        <SegmentedControl
          aria-label={t('signature.mode')}
          data={modes}
          value={mode}
          onChange={handleModeChange}
          disabled={props.disabled}
          fullWidth
        />
        {mode === 'type' ? (
          <>
            <TextInput
              aria-label={t('signature.name')}
              name={name}
              autoComplete="name"
              value={typedName}
              onChange={(event) => handleNameChange(event.currentTarget.value)}
            />
            {value && <img className="clinic-signature" src={value} alt={typedName} />}
          </>
        ) : (
          <SignatureCanvas label={props.label} isSigned={Boolean(value)} onChange={onChange} />
        )}
      </Stack>
    </Input.Wrapper>
  )
}

function SignatureCanvas({ label, isSigned, onChange }: { label: string; isSigned: boolean; onChange: (image: string | null) => void }) {
  const t = useKitTranslation()
  const signature = useSignatureCanvas(onChange)
  return (
    <>
      <canvas ref={signature.canvasRef} className="clinic-signature" role="img" aria-label={label} />
      <Group justify="flex-end">
        <Button variant="default" size="sm" disabled={!isSigned} onClick={signature.clear}>
          {t('clear')}
        </Button>
      </Group>
    </>
  )
}

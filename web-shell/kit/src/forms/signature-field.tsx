import { Button, Group, Input, SegmentedControl, Stack, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { type Ink, openInk, written } from '../lite/ink'
import { useKitTexts } from '../texts'
import { type FieldProps, useField } from './field'
import { useGivenAnew } from './given-anew'

type Way = 'draw' | 'type'

/** A signature: drawn with a pen, a finger or a mouse, or one's name typed. Its value is a PNG's data address, or null; it's never drafted. */
export function SignatureField({ signer = '', ...props }: FieldProps & { signer?: string }) {
  const t = useKitTexts()
  const { value, change, ref, name, box } = useField<string>(props)
  useGivenAnew(name)
  const [way, setWay] = useState<Way>('draw')
  const [typed, setTyped] = useState(signer)
  const write = (text: string) => {
    setTyped(text)
    change(written(text))
  }
  const choose = (next: string) => {
    setWay(next as Way)
    change(next === 'type' ? written(typed) : null)
  }
  const ways = [
    { value: 'draw', label: t('signature.draw') },
    { value: 'type', label: t('signature.type') },
  ]
  return (
    <Input.Wrapper {...box} labelElement="div" role="group" aria-label={props.label}>
      <Stack gap="xs" mt={4} maw={480} ref={ref as never} tabIndex={-1}>
        <SegmentedControl aria-label={t('signature.how')} data={ways} value={way} onChange={choose} disabled={props.disabled} fullWidth />
        {way === 'type' ? (
          <>
            <TextInput
              aria-label={t('signature.name')}
              name={name}
              autoComplete="name"
              value={typed}
              onChange={(event) => write(event.currentTarget.value)}
            />
            {value && <img className="clinic-ink" src={value} alt={typed} />}
          </>
        ) : (
          <Paper label={props.label} signed={Boolean(value)} onDrawn={change} />
        )}
      </Stack>
    </Input.Wrapper>
  )
}

function Paper({ label, signed, onDrawn }: { label: string; signed: boolean; onDrawn: (image: string | null) => void }) {
  const t = useKitTexts()
  const canvas = useRef<HTMLCanvasElement>(null)
  const ink = useRef<Ink>(null)
  const told = useRef(onDrawn)
  told.current = onDrawn
  useEffect(() => {
    let open = true
    const made = canvas.current && openInk(canvas.current, (image) => told.current(image))
    void made?.then((opened) => {
      if (open) ink.current = opened
      else opened.close()
    })
    return () => {
      open = false
      ink.current?.close()
    }
  }, [])
  const wipe = () => {
    ink.current?.clear()
    onDrawn(null)
  }
  return (
    <>
      <canvas ref={canvas} className="clinic-ink" role="img" aria-label={label} />
      <Group justify="flex-end">
        <Button variant="default" size="sm" disabled={!signed} onClick={wipe}>
          {t('clear')}
        </Button>
      </Group>
    </>
  )
}

import { ApiError, type Schema } from '@clinic/kit/api'
import { Button, toast } from '@clinic/kit/ui'
import { useState } from 'react'
import { TbFile } from 'react-icons/tb'
import { addressOf } from './management.api'
import { useManagementTexts } from './texts'

/** Opens a stored file in a tab of its own; its address holds for some minutes, so that it's asked for when it's wanted. */
export function PaperLink({ file, label }: { file: Schema['PaperOut']; label?: string }) {
  const t = useManagementTexts()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    const tab = window.open('', '_blank')
    setBusy(true)
    try {
      const url = await addressOf(file.path)
      if (tab) tab.location.href = url
      else window.location.href = url
    } catch (error) {
      tab?.close()
      toast.error(error instanceof ApiError ? error.message : t('failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="default" size="compact-md" loading={busy} leftSection={<TbFile size={16} aria-hidden />} onClick={() => void open()}>
      {label ?? file.name}
    </Button>
  )
}

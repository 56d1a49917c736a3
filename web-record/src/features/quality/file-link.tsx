import type { Schema } from '@clinic/kit/api'
import { useAction } from '@clinic/kit/components'
import { Button } from '@clinic/kit/ui'
import { TbFile } from 'react-icons/tb'
import { fetchSignedUrl } from './quality.api'

/**
 * Opens a stored image in a new tab and saves any other file, as the server asks of what was uploaded. The signed URL is fetched on the
 * press because it expires in minutes.
 */
export function FileLink({ file, label }: { file: Schema['QualityFile']; label?: string }) {
  const { run: open, isRunning } = useAction({
    send: async () => {
      const tab = file.media_type.startsWith('image/') ? window.open('', '_blank') : null
      try {
        const url = await fetchSignedUrl(file.path)
        if (tab) tab.location.href = url
        else Object.assign(document.createElement('a'), { href: url, download: file.name }).click()
      } catch (error) {
        tab?.close()
        throw error
      }
    },
  })
  return (
    <Button
      variant="default"
      size="compact-md"
      loading={isRunning}
      leftSection={<TbFile size={16} aria-hidden />}
      onClick={() => void open()}
    >
      {label ?? file.name}
    </Button>
  )
}

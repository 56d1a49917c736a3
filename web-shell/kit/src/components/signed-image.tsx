import { fetchSignedUrl } from '@clinic/kit/forms'
import { Image } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'

const URL_MINUTES = 4

/** A stored picture of which only the id is known; nothing until its address is there. */
export function SignedImage({ id, alt, size }: { id: string; alt: string; size: number }) {
  const { data } = useQuery({ queryKey: ['kit', 'signed-url', id], queryFn: () => fetchSignedUrl(id), staleTime: URL_MINUTES * 60_000 })
  return data ? <Image src={data} alt={alt} w={size} h={size} radius="sm" fit="cover" /> : null
}

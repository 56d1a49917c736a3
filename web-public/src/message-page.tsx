import { useEffect } from 'react'

/** A page that is one clear message; `inside` a clinic's frame or on its own. */
export function MessagePage({ title, text, inside = false }: { title: string; text: string; inside?: boolean }) {
  useEffect(() => {
    if (!inside) document.title = title
  }, [title, inside])
  const Heading = inside ? 'h2' : 'h1'
  return (
    <main className="message">
      <Heading>{title}</Heading>
      <p>{text}</p>
    </main>
  )
}

import { type ReactNode, useEffect } from 'react'

interface Props {
  title: string
  text: string
  inside?: boolean
  /** Where one can go from here. */
  children?: ReactNode
}

/** A page that is one clear message; `inside` a clinic's frame or on its own. */
export function MessagePage({ title, text, inside = false, children }: Props) {
  useEffect(() => {
    if (!inside) document.title = title
  }, [title, inside])
  const Heading = inside ? 'h2' : 'h1'
  return (
    <main className="message">
      <Heading>{title}</Heading>
      <p>{text}</p>
      {children}
    </main>
  )
}

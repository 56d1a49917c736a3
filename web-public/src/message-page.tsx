import { type ReactNode, useEffect } from 'react'
import { PageFooter } from './page-footer'
import { useTranslation } from './texts'

interface Props {
  title: string
  text: string
  isInFrame?: boolean
  /** Links to other pages. */
  children?: ReactNode
}

/** A single message: a page of its own, or the content of a page that has a clinic's frame and a main landmark. */
export function MessagePage({ title, text, isInFrame = false, children }: Props) {
  useEffect(() => {
    if (!isInFrame) document.title = title
  }, [title, isInFrame])
  const Heading = isInFrame ? 'h2' : 'h1'
  const Wrapper = isInFrame ? 'div' : 'main'
  return (
    <>
      <Wrapper className="message">
        <Heading>{title}</Heading>
        <p>{text}</p>
        {children}
      </Wrapper>
      {!isInFrame && <PageFooter />}
    </>
  )
}

/** The page of an address whose clinic doesn't exist. */
export function UnknownClinic() {
  const t = useTranslation()
  return <MessagePage title={t('unknown.title')} text={t('unknown.text')} />
}

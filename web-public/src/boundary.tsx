import { Button } from '@clinic/kit/lite'
import { Component, type ReactNode, useState } from 'react'
import { report } from './report.api'
import { useTexts } from './texts'
import { WithLanguage } from './with-language'

function Broken({ error }: { error: unknown }) {
  const { t } = useTexts()
  const [told, setTold] = useState<'' | 'reported' | 'notReported'>('')
  const tell = () =>
    report(error).then(
      () => setTold('reported'),
      () => setTold('notReported'),
    )
  return (
    <main className="message">
      <div role="alert">
        <h1>{t.broken.title}</h1>
        <p>{t.broken.text}</p>
      </div>
      <Button onClick={() => window.location.reload()}>{t.broken.reload}</Button>
      {told !== 'reported' && (
        <Button kind="quiet" onClick={() => void tell()}>
          {t.broken.report}
        </Button>
      )}
      <p role="status">{told && t.broken[told]}</p>
    </main>
  )
}

/** A screen that breaks says so, lets the visitor report it (PLT-084) and offers the way back; the address still has what was chosen. */
export class Boundary extends Component<{ children: ReactNode }, { error: unknown; broken: boolean }> {
  override state = { error: null, broken: false }
  static getDerivedStateFromError(error: unknown) {
    return { error, broken: true }
  }
  override render() {
    if (!this.state.broken) return this.props.children
    return (
      <WithLanguage>
        <Broken error={this.state.error} />
      </WithLanguage>
    )
  }
}

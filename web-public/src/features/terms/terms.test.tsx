import { errorResponse, server } from '@clinic/kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type HttpHandler, HttpResponse, http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { App } from '../../app'
import { BUSY, expectAccessible } from '../../testing/visitor'

const sections = {
  en: [{ heading: '1. What you agree to', paragraphs: ['These terms hold.', 'And these.'] }],
  sv: [{ heading: '1. Vad ni godkänner', paragraphs: ['De här villkoren gäller.'] }],
}

const requests: string[] = []

const openPage = (path: string, ...firstAnswers: HttpHandler[]) => {
  server.use(
    ...firstAnswers,
    http.get('*/api/terms', ({ request }) => {
      const language = request.headers.get('X-Language') === 'sv' ? 'sv' : 'en'
      const version = new URL(request.url).searchParams.get('terms_version') ?? '2026-11-25'
      if (version === '1999-01-01')
        return HttpResponse.json({ status: '0', message: 'Not found.', data: { code: 'not_found' } }, { status: 404 })
      const versions = ['2026-11-25', '2025-01-01']
      requests.push(new URL(request.url).searchParams.get('document') ?? '')
      const data = { version, current_version: '2026-11-25', versions, language, sections: sections[language] }
      return HttpResponse.json({ status: '1', message: '', data })
    }),
  )
  window.history.replaceState(null, '', path)
  render(<App path={window.location.pathname} />)
  return userEvent.setup()
}

afterEach(cleanup)

test('PLT-014 the terms are shown with their version, and in the other language at once', async () => {
  const user = openPage('/public/terms?lang=en')
  expect(await screen.findByRole('heading', { name: '1. What you agree to' })).toBeInTheDocument()
  expect(screen.getByText('And these.')).toBeInTheDocument()
  expect(screen.getByText('Version 2026-11-25')).toBeInTheDocument()
  expect(screen.queryByText('This is an earlier version.')).toBeNull()
  await expectAccessible()
  await user.click(screen.getByRole('button', { name: 'Svenska' }))
  expect(await screen.findByRole('heading', { name: '1. Vad ni godkänner' })).toBeInTheDocument()
  expect(document.documentElement.lang).toBe('sv')
})

test('PLT-014 an earlier version stays readable and leads to the current one', async () => {
  openPage('/public/terms/2025-01-01?lang=en')
  expect(await screen.findByText(/This is an earlier version/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Read the current version' })).toHaveAttribute('href', '/public/terms?lang=en')
  cleanup()
  openPage('/public/terms/1999-01-01?lang=en')
  expect(await screen.findByText('There is no such version of the terms.')).toBeInTheDocument()
})

test('PLT-086 terms that could not be read are read by Try again', async () => {
  let isBusy = true
  const refuse = () => (isBusy ? errorResponse(BUSY.status, BUSY.code, BUSY.message) : undefined)
  const user = openPage('/public/terms?lang=en', http.get('*/api/terms', refuse))
  await screen.findByText(BUSY.message)
  isBusy = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: '1. What you agree to' })).toBeVisible()
})

test.each([
  ['processor-agreement', 'processor_agreement', 'Data processing agreement'],
  ['privacy-notice', 'privacy_notice', 'Privacy notice of the service'],
])('LAW-050 PLT-059 /public/%s shows its document, with the PDF', async (path, document, title) => {
  openPage(`/public/${path}/2025-01-01?lang=en`)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  const pdf = await screen.findByRole('link', { name: 'Download as PDF' })
  expect(pdf).toHaveAttribute('href', `/api/terms/pdf?document=${document}&terms_version=2025-01-01&language=en`)
  expect(screen.getByRole('link', { name: 'Read the current version' })).toHaveAttribute('href', `/public/${path}?lang=en`)
  expect(requests.at(-1)).toBe(document)
})

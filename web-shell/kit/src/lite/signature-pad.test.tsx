import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { expectNoA11yViolations } from '../testing'
import { SignaturePad } from './signature-pad'

const texts = { hint: 'Sign here', clear: 'Clear', typedName: 'Your name', typeInstead: 'Type instead', drawInstead: 'Draw instead' }

test('the canvas is busy until it can be drawn on, and a name can be typed instead', async () => {
  const onChange = vi.fn()
  render(<SignaturePad label="Signature" texts={texts} value={null} onChange={onChange} />)
  const canvas = screen.getByRole('img', { name: 'Signature' })
  expect(canvas).toHaveAttribute('aria-busy', 'true')
  await waitFor(() => expect(canvas).not.toHaveAttribute('aria-busy'))
  await expectNoA11yViolations()
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Type instead' }))
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'A')
  expect(onChange.mock.calls).toEqual([[null], ['data:image/png;base64,iVBORw0KGgo=']])
})

test('a drawn signature is cleared by its button', async () => {
  const onChange = vi.fn()
  render(<SignaturePad label="Signature" texts={texts} value="data:image/png;base64,drawn" onChange={onChange} />)
  await waitFor(() => expect(screen.getByRole('img', { name: 'Signature' })).not.toHaveAttribute('aria-busy'))
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onChange.mock.calls).toEqual([[null]])
})

import { LanguageProvider } from '@clinic/kit/lite'
import { errorResponse, okResponse, server } from '@clinic/kit/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http } from 'msw'
import { afterEach, expect, test } from 'vitest'
import { uploadPicture } from '../../upload.api'
import { PictureField } from './picture-field'

const PATH = '/api/registration-portal/c1/files'
const picture = new File(['x'], 'eva.jpg', { type: 'image/jpeg' })
const field = (defaultValue = '') => (
  <LanguageProvider language="en">
    <form aria-label="Details">
      <PictureField
        name="profile_photo"
        label="Picture of you"
        defaultValue={defaultValue}
        error={undefined}
        required
        upload={async (file) => (await uploadPicture(PATH, file, 'en', { flowKey: 'f1', key: 'k1' })).id}
      />
    </form>
  </LanguageProvider>
)
const getValue = () => new FormData(screen.getByRole('form', { name: 'Details' })).get('profile_photo')

afterEach(cleanup)

test('PLT-053 a picture that could not be uploaded says why beside its field, and is chosen once more', async () => {
  const flowKeys: (string | null)[] = []
  server.use(
    http.post(`*${PATH}`, ({ request }) => {
      flowKeys.push(request.headers.get('x-flow-key'))
      return flowKeys.length === 1 ? errorResponse(429, 'rate.limited', 'Please wait a minute.') : okResponse({ id: 'p1', name: 'eva.jpg' })
    }),
  )
  render(field())
  await userEvent.upload(screen.getByLabelText('Picture of you'), picture)
  expect(await screen.findByText('Please wait a minute.')).toBeVisible()
  expect(screen.getByLabelText('Picture of you')).toHaveAccessibleDescription(/Please wait a minute\./)
  expect(getValue()).toBe('')
  await userEvent.upload(screen.getByLabelText('Picture of you'), picture)
  expect(await screen.findByText('The picture is uploaded.')).toBeVisible()
  expect([getValue(), flowKeys]).toEqual(['p1', ['f1', 'f1']])
})

test('PLT-053 a picture from before a reload is still chosen, and is removed by its button', async () => {
  render(field('p0'))
  expect(getValue()).toBe('p0')
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(getValue()).toBe('')
  expect(screen.queryByText('The picture is uploaded.')).toBeNull()
})

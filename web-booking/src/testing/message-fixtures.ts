/** Messages about bookings of the small clinic: their texts and settings. */
import type { Schema } from '@clinic/kit/api'
import { mockEndpoint, okResponse } from '@clinic/kit/testing'

const standardTexts = {
  sms_en: 'Booked {time} {link}',
  sms_sv: 'Bokad {time} {link}',
  mail_en: 'You are booked {time} {link}',
  mail_sv: 'Du är bokad {time} {link}',
}

export const messageSettings: Schema['MessageSettingsOut'] = {
  ...standardTexts,
  arrive_early_minutes: 5,
  names_treatments: false,
  version: 3,
  standard: standardTexts,
}

export function mockBookingMessages() {
  mockEndpoint('get', '/api/booking-messages', () => okResponse([]))
  mockEndpoint('get', '/api/booking-messages/confirmation', () => okResponse(messageSettings))
  mockEndpoint('post', '/api/booking-messages/confirmation/preview', async ({ request }) => {
    const { text, channel } = (await request.clone().json()) as { text: string; channel: string }
    return okResponse({
      subject: 'Your booking',
      text: `${channel}: ${text.replace('{time}', 'Tuesday at 10:00')}`,
      encoding: 'gsm',
      units: 40,
      segments: 2,
      remaining: 120,
    })
  })
}

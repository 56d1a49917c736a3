/** Packages whose handlers are all pressed by a test. */
export const PRESSED_PACKAGES = ['web-booking', 'web-pos', 'web-prescriber', 'web-public', 'web-record', 'web-shell', 'web-shell/kit']

/** Handlers that jsdom can't run, each with the story that presses it in Chromium. */
export const IN_CHROMIUM = {
  'web-booking/src/features/calendar/calendar-screen.tsx onBook onBook': 'move-a-visit.story.ts',
  'web-booking/src/features/calendar/calendar-screen.tsx onMove (booking, seconds, practitioner_id) => void move(booking, { start_at: ':
    'move-a-visit.story.ts',
}

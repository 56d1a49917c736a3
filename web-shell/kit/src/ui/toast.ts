import { notifications } from '@mantine/notifications'

/** A sentence that goes away after two seconds; its role lets a screen reader say it (PLT-087). */
const show = (message: string, role: 'status' | 'alert', color?: string) =>
  notifications.show({ message, role, color, autoClose: 2000, withBorder: true })

export const toast = {
  success: (message: string) => show(message, 'status', 'teal'),
  error: (message: string) => show(message, 'alert', 'red'),
}

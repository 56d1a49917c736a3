import { getValidationMessage } from '../core/validation-messages'
import { getLanguage } from '../i18n'

const MB = 1024 * 1024
export const IMAGE_TYPES = ['image/jpeg', 'image/png']
export const MAX_IMAGE_MB = 5
export const MAX_PDF_MB = 20

/** Refuses an image before its upload for what the server would refuse after it; null where it is accepted. */
export function validateImage(file: File, maxSizeMb?: number): string | null {
  if (!IMAGE_TYPES.includes(file.type)) return getValidationMessage('image_only', getLanguage())
  if (file.size >= MAX_IMAGE_MB * MB) return getValidationMessage('image_size', getLanguage())
  if (maxSizeMb && file.size > maxSizeMb * MB) return getValidationMessage('file_size', getLanguage(), { max: maxSizeMb })
  return null
}

/** The same for a PDF or, in its place, an image. */
export function validateDocument(file: File): string | null {
  if (IMAGE_TYPES.includes(file.type)) return validateImage(file)
  if (file.type !== 'application/pdf') return getValidationMessage('pdf_only', getLanguage())
  return file.size >= MAX_PDF_MB * MB ? getValidationMessage('pdf_size', getLanguage()) : null
}

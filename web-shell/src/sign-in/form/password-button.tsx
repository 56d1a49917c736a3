import { useTranslation } from '../texts'

/** An eye, crossed out while the password is shown. */
function EyeIcon({ isCrossed }: { isCrossed: boolean }) {
  return (
    <svg viewBox="0 0 15 15" width="20" height="20" fill="none" stroke="currentColor" aria-hidden="true">
      <path d="M1 7.5C2.6 4.6 4.9 3.2 7.5 3.2S12.4 4.6 14 7.5c-1.6 2.9-3.9 4.3-6.5 4.3S2.6 10.4 1 7.5Z" />
      <circle cx="7.5" cy="7.5" r="2" />
      {isCrossed && <path d="m2.5 12.5 10-10" />}
    </svg>
  )
}

/** Shows or hides the password; its label changes with it. */
export function PasswordButton({ isVisible, onClick }: { isVisible: boolean; onClick: () => void }) {
  const t = useTranslation()
  return (
    <button type="button" aria-label={t(isVisible ? 'hidePassword' : 'showPassword')} onClick={onClick}>
      <EyeIcon isCrossed={isVisible} />
    </button>
  )
}

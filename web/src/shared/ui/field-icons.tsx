import type { ReactNode } from 'react'

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

export const EyeIcon = () => (
  <Icon>
    <path d="M1.8 10S4.8 4.6 10 4.6 18.2 10 18.2 10 15.2 15.4 10 15.4 1.8 10 1.8 10Z" />
    <circle cx="10" cy="10" r="2.4" />
  </Icon>
)

export const EyeOffIcon = () => (
  <Icon>
    <path d="M8 5a7.6 7.6 0 0 1 2-.4c5.2 0 8.2 5.4 8.2 5.4a14 14 0 0 1-1.9 2.5M5.2 6.1A13.6 13.6 0 0 0 1.8 10s3 5.4 8.2 5.4a8 8 0 0 0 3.7-.9M3 3l14 14" />
  </Icon>
)

export const CloseIcon = () => (
  <Icon>
    <path d="m5 5 10 10M15 5 5 15" />
  </Icon>
)

export const ChevronDownIcon = () => (
  <Icon>
    <path d="m5.5 8 4.5 4.5L14.5 8" />
  </Icon>
)

export const RefreshIcon = () => (
  <Icon>
    <path d="M16.5 10a6.5 6.5 0 1 1-2-4.7M16.5 3v3.2h-3.2" />
  </Icon>
)

export const CheckIcon = () => (
  <Icon>
    <path d="m4.5 10.5 3.6 3.6 7.4-8" />
  </Icon>
)

export const ArrowRightIcon = () => (
  <Icon>
    <path d="M3.5 10h13M11.5 5l5 5-5 5" />
  </Icon>
)

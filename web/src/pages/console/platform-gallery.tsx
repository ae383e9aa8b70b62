import { GalleryScreen } from '../../features/material/gallery/gallery-screen.tsx'

export default function PlatformGalleryPage() {
  return <GalleryScreen />
}

export default function Home() {
  return <h1>印途 InkRoute</h1>
}

export default function Page() {
  return <h1>later</h1>
}

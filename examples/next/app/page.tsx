import { redirect } from 'next/navigation'

export default function Home() {
  redirect('/us/en-us')
}

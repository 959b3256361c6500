import { randomUUID } from 'node:crypto'
import { expect, type Page } from '@playwright/test'

/** The password of every account of the journeys. */
export const PASSWORD = 'a-cairn-on-every-hill'

/** The single sign-on provider, with accounts that no other test uses. */
export class Provider {
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }

  /** Creates an account through the sign-up API and returns its email address. */
  async createAccount(site = 'us/en-us', firstName = 'Ada'): Promise<string> {
    const userName = `ada-${randomUUID()}@walker.example`
    const data = { userName, password: PASSWORD, firstName, lastName: 'Walker', site }
    const { origin } = new URL(this.page.url())
    const answer = await this.page.request.post(`${origin}/api/account/sign-up`, { data, headers: { origin } })
    expect(answer.status()).toBe(201)
    // The sign-up sets a cookie that signs the customer in without a password. These tests enter the password, so
    // remove it.
    await this.page.context().clearCookies({ path: '/interaction' })
    return userName
  }

  async signIn(email: string, password = PASSWORD) {
    await this.page.waitForURL(/\/interaction\//)
    await this.page.getByLabel('Email address').fill(email)
    await this.page.getByLabel('Password', { exact: true }).fill(password)
    await this.page.getByRole('button', { name: 'Login', exact: true }).click()
  }
}

// Made from the contracts in openapi/ by `npm run generate`. Do not edit.
export const COUNTRIES = [
  {"code":"AT","name":"Austria","languages":["de"],"currency":"EUR"},
  {"code":"BE","name":"Belgium","languages":["en","fr"],"currency":"EUR"},
  {"code":"DK","name":"Denmark","languages":["en"],"currency":"EUR"},
  {"code":"FI","name":"Finland","languages":["en"],"currency":"EUR"},
  {"code":"FR","name":"France","languages":["fr"],"currency":"EUR"},
  {"code":"DE","name":"Germany","languages":["de"],"currency":"EUR"},
  {"code":"IE","name":"Ireland","languages":["en"],"currency":"EUR"},
  {"code":"IT","name":"Italy","languages":["it"],"currency":"EUR"},
  {"code":"LU","name":"Luxembourg","languages":["fr"],"currency":"EUR"},
  {"code":"NL","name":"Netherlands","languages":["en"],"currency":"EUR"},
  {"code":"NO","name":"Norway","languages":["en"],"currency":"EUR"},
  {"code":"PT","name":"Portugal","languages":["pt"],"currency":"EUR"},
  {"code":"ES","name":"Spain","languages":["es"],"currency":"EUR"},
  {"code":"CH","name":"Switzerland","languages":["de","fr","it"],"currency":"CHF"},
  {"code":"SE","name":"Sweden","languages":["en"],"currency":"EUR"},
  {"code":"GB","name":"United Kingdom","languages":["en"],"currency":"GBP"},
  {"code":"US","name":"United States","languages":["en"],"currency":"USD"},
] as const

export const CURRENCY_SIGNS = {"EUR":"€","GBP":"£","CHF":"CHF","USD":"$"}

export const LANGUAGE_NAMES = {"en":"English","de":"German","fr":"French","it":"Italian"}

export const COUNTRY_ALIASES = {"UK":"GB","EL":"GR"}

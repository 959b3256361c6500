/** What a visitor may allow, one by one. `necessary` needs nobody's leave. */
export type ConsentCategory = 'necessary' | 'analytics' | 'functional' | 'targeting' | 'social'

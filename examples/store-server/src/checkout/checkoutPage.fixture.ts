/** A checkout form with the parts that its scripts use, for tests without a server. */
export const FORM = `<div class="problem" data-blocked></div><form action="/checkout/a" novalidate data-cart="cart" data-required="Required" data-countries="{}">
<p class="announced"></p>
<input type="hidden" name="csrf" value="secret"><input type="hidden" name="seen" value="old">
<fieldset>
<div class="field"><label for="email">Email</label><input id="email" name="email" type="email"
 data-format="^\\w+@(\\w+\\.)+\\w+$" data-wrong="No email"></div>
<div class="field"><label for="city">City</label><input id="city" name="city" required></div>
<div class="field"><label for="region">State</label><select id="region" name="region">
<option value=""></option><option value="CA">California</option><option value="OR">Oregon</option></select></div>
<div class="field"><label for="postal_code">ZIP</label><input id="postal_code" name="postal_code"
 data-format="^\\d{5}$" data-wrong="Like 80302"><p class="hint" id="postal_code-hint">For example 80302</p></div>
<div class="field"><select id="country" name="country"><option value="US">USA</option><option value="DE">DE</option></select></div>
<div class="field"><label for="phone">Phone</label><input id="phone" name="phone"></div>
<input type="radio" name="shipping" value="1" checked><input type="radio" name="shipping" value="2">
<input type="radio" name="payment" value="approve" checked><input type="radio" name="payment" value="decline">
</fieldset>
<input type="checkbox" name="billing_other" value="on">
<div class="billing"><template><fieldset><div class="field"><input id="billing_city" name="billing_city"></div>
<div class="field"><select id="billing_country" name="billing_country"><option value="US">USA</option><option value="DE">DE</option></select></div></fieldset></template></div>
<details><summary>Company</summary><input name="company">
<div class="field"><label for="vat_id">VAT</label><input id="vat_id" name="vat_id" data-format="^(?:US)?(\\d{3})$"
 data-ignored="[\\s.]" data-wrong="Like 123"><p class="hint" id="vat_id-hint">For example 123</p></div></details>
<button class="quiet" value="state" name="action"></button>
<button class="primary" name="action" value="place"></button>
<div class="waiting" hidden data-sending="Sending"><p role="status"></p><button type="button">Cancel</button></div>
<strong data-rate="1" data-live="due">$100.00</strong></form>`

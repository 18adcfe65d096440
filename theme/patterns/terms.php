<?php

/**
 * Title: Terms of sale
 * Slug: coleman/terms
 * Description: Terms for orders, prices, delivery, payment and warranty. Have a lawyer read them.
 * Categories: coleman-pages
 * Keywords: legal, conditions, conditions of sale
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo note(__('Have a lawyer read this page. Change what your branches do differently, then delete this note.', 'coleman')),
/* translators: %s: name of the dealer */
paragraph(sprintf(__('These terms cover parts, attachments and machines that you buy from %s, on this website, by phone or at a counter.', 'coleman'), get_bloginfo('name'))),
heading(__('Orders', 'coleman')),
paragraph(__('Your order is an offer to buy. We accept it when we confirm that it is ready or has shipped. If we can’t supply a part, we tell you and don’t charge you for it.', 'coleman')),
paragraph(__('Machines and rentals can’t be ordered online. A request is not a contract until you sign the agreement at your branch.', 'coleman')),
heading(__('Prices and tax', 'coleman')),
bullets([
    __('Prices are in US dollars, without tax and shipping. Checkout shows both before you order.', 'coleman'),
    __('Parts prices are the same on this site and at the counter.', 'coleman'),
    __('If a part has no price, we call you with the price before we order it.', 'coleman'),
    __('If a price is clearly wrong, we may cancel the order. We tell you first and refund what you have paid.', 'coleman'),
    __('To buy without sales tax, give us your exemption certificate before you order.', 'coleman'),
]),
heading(__('Core deposits', 'coleman')),
paragraph(__('Some rebuilt parts have a core deposit. You get it back when you return the old part, complete and rebuildable, within 60 days.', 'coleman')),
heading(__('Payment', 'coleman')),
paragraph(__('Pay in store, by card, or on account if you have account terms. Goods remain ours until they are paid for.', 'coleman')),
heading(__('Delivery and risk', 'coleman')),
paragraph(__('Delivery dates are our best estimate. Goods are at your risk once you or your driver have picked them up, or once the carrier has delivered them.', 'coleman')),
heading(__('Warranty', 'coleman')),
paragraph(__('New machines and parts have the maker’s warranty, which we handle for you. Used machines are sold as they stand unless your invoice says otherwise. Wear, wrong use and repairs by others are not covered.', 'coleman')),
heading(__('Liability', 'coleman')),
paragraph(__('If we are at fault, we repair, replace or refund what we sold you. We aren’t liable for lost work or profit, as far as the law allows.', 'coleman')),
heading(__('Law', 'coleman')),
paragraph(__('The law of the state of the branch that you buy from applies.', 'coleman')),
heading(__('Questions', 'coleman')),
paragraph(__('Call or write to your branch. We would rather talk than argue.', 'coleman')),
'<!-- wp:coleman/location-hours {"layout":"strip","showMap":false,"showTeam":false,"align":"wide"} /-->';

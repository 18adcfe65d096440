<?php

/**
 * Title: Returns
 * Slug: coleman/returns
 * Description: How customers return parts, cores and machines. Have a lawyer read it.
 * Categories: coleman-pages
 * Keywords: refund, exchange, core, warranty
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo note(__('Have a lawyer read this page. Check the days and fees, then delete this note.', 'coleman')),
paragraph(__('Wrong part? Return it at any branch, or send it back. Here is how.', 'coleman')),
heading(__('What you can return', 'coleman')),
bullets([
    __('Parts from stock within 30 days, unused, clean and in their package.', 'coleman'),
    __('Parts that we ordered for you within 30 days, less a restocking fee of 15 percent.', 'coleman'),
    __('Anything that we sent by mistake, or that arrived damaged. We pay the way back.', 'coleman'),
]),
heading(__('What you can’t return', 'coleman')),
bullets([
    __('electrical parts and engine computers that were opened', 'coleman'),
    __('hoses, chains, belts and keys that we made or cut for you', 'coleman'),
    __('fluids, filters and seals that were opened', 'coleman'),
    __('manuals and discontinued parts', 'coleman'),
]),
heading(__('How to return a part', 'coleman')),
bullets([
    __('Have your order number ready. It is in the email we sent you and on the slip.', 'coleman'),
    __('At the counter: bring the part and the slip. You get your money back as you paid.', 'coleman'),
    __('By carrier: call your branch first. We send you the address, and a label if we were wrong.', 'coleman'),
]),
paragraph(__('Refunds are made within five business days after we have checked the part. Shipping is refunded only if we were at fault.', 'coleman')),
heading(__('Core deposits', 'coleman')),
paragraph(__('Bring back the old part within 60 days, drained and in the box of the new one. If it can be rebuilt, you get the whole deposit back.', 'coleman')),
heading(__('Damaged deliveries', 'coleman')),
paragraph(__('Note the damage on the carrier’s receipt and send us a picture within two days. Keep the package until we have answered.', 'coleman')),
buttons(['/order-lookup' => __('Find your order', 'coleman')]),
'<!-- wp:coleman/location-hours {"layout":"strip","showMap":false,"showTeam":false,"align":"wide"} /-->';

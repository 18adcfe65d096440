<?php

/**
 * Title: Shipping and pickup
 * Slug: coleman/shipping
 * Description: How parts are shipped or picked up and how machines are delivered.
 * Categories: coleman-pages
 * Keywords: delivery, freight, carrier, hauling
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo note(__('Check the times and rules against Dealership → Settings → Shipping and Delivery dates. Have a lawyer read this page, then delete this note.', 'coleman')),
paragraph(__('Pick up your parts at a branch, or have them shipped to your shop, your farm or the jobsite.', 'coleman')),
heading(__('Pickup', 'coleman')),
bullets([
    __('Pickup costs nothing. Choose the branch at checkout.', 'coleman'),
    __('What is on that branch’s shelf is ready about one hour after you order, during its hours.', 'coleman'),
    __('What is at another branch comes over on our truck. Checkout shows when it will be ready.', 'coleman'),
    __('Bring your order number and an ID. We hold parts for ten days.', 'coleman'),
]),
heading(__('Shipping', 'coleman')),
bullets([
    __('Checkout shows the cost once you have entered your ZIP code, before you order.', 'coleman'),
    __('It also shows the day each part ships. You get the tracking number by email.', 'coleman'),
    __('Very long or heavy parts have an oversize charge, shown with the part.', 'coleman'),
    __('Some parts can’t be shipped, such as batteries and fluids. Pick them up at a branch.', 'coleman'),
]),
heading(__('Backorders', 'coleman')),
paragraph(__('If we have only some of your parts, we ship those first and send the others when they arrive. You pay shipping once.', 'coleman')),
heading(__('Machines and rentals', 'coleman')),
paragraph(__('We haul machines on our own trailers. Tell us about soft ground, low wires and narrow gates before we come. Someone must be there to take the machine over.', 'coleman')),
buttons(['/locations/' => __('Find a branch', 'coleman'), '/order-lookup' => __('Find your order', 'coleman')]),
'<!-- wp:coleman/location-hours {"layout":"strip","showMap":false,"showTeam":false,"align":"wide"} /-->';

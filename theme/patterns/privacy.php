<?php

/**
 * Title: Privacy policy
 * Slug: coleman/privacy
 * Description: What this website keeps of visitors and for how long. Have a lawyer read it.
 * Categories: coleman-pages
 * Keywords: legal, data, cookies
 * Block Types: core/post-content
 * Post Types: page
 */

declare(strict_types=1);

namespace Coleman\Theme;

use Coleman\Api\Privacy\PolicyText;

echo note(__('Have a lawyer read this page. Add what your branches keep offline, then delete this note. Choose the page under Settings → Privacy.', 'coleman')),
/* translators: %s: name of the dealer */
paragraph(sprintf(__('This page tells you what %s keeps when you use this website, why, and for how long.', 'coleman'), get_bloginfo('name'))),
heading(__('What we use it for', 'coleman')),
bullets([
    __('to answer you when you ask about a machine, a part or a rental', 'coleman'),
    __('to deliver what you order, and to keep the records that the law requires', 'coleman'),
    __('to keep the website safe from spam and theft', 'coleman'),
]),
paragraph(__('We don’t sell your data, and we don’t use it for other companies’ advertising.', 'coleman'));

foreach (class_exists(PolicyText::class) ? (new PolicyText())->sections() : [] as ['title' => $title, 'text' => $text]) {
    echo heading($title), paragraph($text);
}

echo heading(__('Who else sees it', 'coleman')),
paragraph(__('Carriers get your name, address and phone number to deliver to you. If you pay by card, you do so on the payment provider’s page. Makers get what they need for a warranty claim.', 'coleman')),
heading(__('Your rights', 'coleman')),
paragraph(__('Ask us for a copy of what we keep about you, to correct it, or to erase it. Call any branch, or write to one of the addresses below. We answer within 30 days.', 'coleman')),
heading(__('Contact', 'coleman')),
/* translators: %s: name of the dealer */
paragraph(sprintf(__('Write to %s, attention: privacy, at any branch:', 'coleman'), get_bloginfo('name'))),
'<!-- wp:coleman/location-hours {"layout":"strip","showMap":false,"showTeam":false,"align":"wide"} /-->';

<?php

/**
 * Title: Contact
 * Slug: coleman/contact-form
 * Description: A form for questions, and how to reach each branch: phone, hours, map and people.
 * Categories: coleman-sections
 * Keywords: phone, hours, people, form
 */

declare(strict_types=1);

namespace Coleman\Theme;

echo section(
    heading(__('Talk to us', 'coleman'))
    . paragraph(__('The person who answers the phone is at the counter. For parts, have the model and serial number at hand.', 'coleman'))
    . block('coleman/inquiry', ['kind' => 'contact'])
    . block('coleman/location-hours', ['showTeam' => false, 'align' => 'wide']),
);

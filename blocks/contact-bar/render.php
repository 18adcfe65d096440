<?php

declare(strict_types=1);

use Coleman\Blocks\ContactBar;
use Coleman\Blocks\Island;

$props = ContactBar::props();
if (null !== $props) {
    // Never an island: src/behaviours/contact-bar does the rest.
    printf('<div %s>%s</div>', get_block_wrapper_attributes(), Island::markup('contact-bar', $props));
}

<?php

declare(strict_types=1);

use Coleman\Api\Plugin;
use Coleman\Blocks\Island;

Plugin::services()->cacheHeaders()->keepPrivate();

// A guest has no account. The gate around it asks them to sign in; without a gate there is nothing to show.
if (is_user_logged_in()) {
    $customer = wp_get_current_user();
    printf(
        '<div %s>%s</div>',
        get_block_wrapper_attributes(),
        Island::markup('account', ['name' => $customer->display_name, 'email' => $customer->user_email]),
    );
}

<?php

/**
 * Title: Page not found
 * Slug: coleman/not-found
 * Inserter: no
 */

declare(strict_types=1);

?>
<!-- wp:group {"align":"wide","className":"not-found","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide not-found">
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e('Page not found', 'coleman'); ?></h1>
<!-- /wp:heading -->
<!-- wp:paragraph -->
<p><?php esc_html_e('Check the address or search for what you need. If a part number has changed, search for the old number to find the new one.', 'coleman'); ?></p>
<!-- /wp:paragraph -->
<!-- wp:coleman/site-search {"size":"hero"} /-->
<!-- wp:pattern {"slug":"coleman/ways-on"} /-->
</div>
<!-- /wp:group -->

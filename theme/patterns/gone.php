<?php

/**
 * Title: Page removed
 * Slug: coleman/gone
 * Inserter: no
 */

declare(strict_types=1);

?>
<!-- wp:group {"align":"wide","className":"not-found","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide not-found">
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e('This page was removed', 'coleman'); ?></h1>
<!-- /wp:heading -->
<!-- wp:paragraph -->
<p><?php esc_html_e('The item is no longer available. Search for a similar one, or call your branch to ask what is coming in.', 'coleman'); ?></p>
<!-- /wp:paragraph -->
<!-- wp:coleman/site-search {"size":"hero"} /-->
<!-- wp:pattern {"slug":"coleman/ways-on"} /-->
</div>
<!-- /wp:group -->

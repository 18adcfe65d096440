<?php

/**
 * Title: List not shared
 * Slug: coleman/list-gone
 * Inserter: no
 */

declare(strict_types=1);

?>
<!-- wp:group {"align":"wide","className":"not-found","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide not-found">
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading"><?php esc_html_e('This list isn’t shared', 'coleman'); ?></h1>
<!-- /wp:heading -->
<!-- wp:paragraph -->
<p><?php esc_html_e('Whoever sent you the link may have stopped sharing the list, or part of the link is missing. Ask them to share it again.', 'coleman'); ?></p>
<!-- /wp:paragraph -->
<!-- wp:coleman/site-search {"size":"hero"} /-->
<!-- wp:pattern {"slug":"coleman/ways-on"} /-->
</div>
<!-- /wp:group -->

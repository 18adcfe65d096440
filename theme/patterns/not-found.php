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
<h1 class="wp-block-heading">This page is not here.</h1>
<!-- /wp:heading -->
<!-- wp:paragraph -->
<p>The address may be mistyped, or the part number may have changed: an old number finds the new one here.</p>
<!-- /wp:paragraph -->
<!-- wp:coleman/site-search {"size":"hero"} /-->
<!-- wp:pattern {"slug":"coleman/ways-on"} /-->
</div>
<!-- /wp:group -->

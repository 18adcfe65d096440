<?php

/**
 * Title: Page that is gone for good
 * Slug: coleman/gone
 * Inserter: no
 */

declare(strict_types=1);

?>
<!-- wp:group {"align":"wide","className":"not-found","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide not-found">
<!-- wp:heading {"level":1} -->
<h1 class="wp-block-heading">This one is gone.</h1>
<!-- /wp:heading -->
<!-- wp:paragraph -->
<p>It was here, and it will not be back. Most of what we sell has a brother on the lot: search for it, or call your branch and ask what is coming in.</p>
<!-- /wp:paragraph -->
<!-- wp:coleman/site-search {"size":"hero"} /-->
<!-- wp:pattern {"slug":"coleman/ways-on"} /-->
</div>
<!-- /wp:group -->

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
<p>The machine may have been sold or the part number may have changed. Search for it, or call your branch: the numbers are at the foot of this page.</p>
<!-- /wp:paragraph -->
<!-- wp:coleman/site-search {"size":"hero"} /-->
<!-- wp:buttons -->
<div class="wp-block-buttons"><!-- wp:button {"className":"is-style-outline"} -->
<div class="wp-block-button is-style-outline"><a class="wp-block-button__link wp-element-button" href="<?php echo esc_url(home_url('/equipment/new/')); ?>">New equipment</a></div>
<!-- /wp:button --></div>
<!-- /wp:buttons -->
</div>
<!-- /wp:group -->

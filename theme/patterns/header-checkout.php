<?php

/**
 * Title: Header of the checkout
 * Slug: coleman/header-checkout
 * Description: The dealer's name and the way back to the cart, without search and menu.
 * Categories: header
 * Block Types: core/template-part/header
 */

declare(strict_types=1);

use function Coleman\Theme\path;

?>
<!-- wp:coleman/announcements /-->
<!-- wp:group {"className":"site-header__frame","backgroundColor":"steel","textColor":"on-steel","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__frame has-on-steel-color has-steel-background-color has-text-color has-background">
<!-- wp:group {"className":"site-header__bar","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__bar">
<!-- wp:group {"className":"site-header__brand","layout":{"type":"default"}} -->
<div class="wp-block-group site-header__brand">
<!-- wp:site-logo {"width":48,"isLink":false} /-->
<!-- wp:site-title {"level":0,"style":{"typography":{"fontWeight":"700","lineHeight":"1"}},"fontSize":"large","fontFamily":"display"} /-->
</div>
<!-- /wp:group -->
<!-- wp:paragraph {"className":"site-header__back"} -->
<p class="site-header__back"><a href="<?php echo esc_url(path('/cart')); ?>"><?php esc_html_e('Back to cart', 'coleman'); ?></a></p>
<!-- /wp:paragraph -->
</div>
<!-- /wp:group -->
</div>
<!-- /wp:group -->

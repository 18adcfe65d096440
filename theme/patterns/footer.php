<?php

/**
 * Title: Footer
 * Slug: coleman/footer
 * Categories: footer
 * Block Types: core/template-part/footer
 */

declare(strict_types=1);

use function Coleman\Theme\path;
use function Coleman\Theme\published_pages;

// Addresses have no host, so that none is frozen when an editor saves the footer.
$links = [
    '/equipment/new/' => __('New equipment', 'coleman'),
    '/equipment/used/' => __('Used equipment', 'coleman'),
    '/rental/' => __('Rental', 'coleman'),
    '/parts/quick-order' => __('Quick order', 'coleman'),
    '/sales-team/' => __('Sales team', 'coleman'),
    '/about/' => __('About us', 'coleman'),
    '/contact/' => __('Contact', 'coleman'),
];
// The small print, where the dealer has written it: links come and go with the pages, under the pages' own titles.
$terms = published_pages(['financing', 'shipping', 'returns', 'terms', 'privacy', 'privacy-policy']);
?>
<!-- wp:group {"className":"site-footer__frame","style":{"elements":{"link":{"color":{"text":"var:preset|color|on-steel"}}}},"backgroundColor":"steel","textColor":"on-steel-muted","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__frame has-on-steel-muted-color has-steel-background-color has-text-color has-background has-link-color">
<!-- wp:group {"className":"site-footer__inner","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__inner">
<!-- wp:coleman/location-hours {"layout":"footer","showMap":false,"showTeam":false} /-->
<!-- wp:navigation <?php echo serialize_block_attributes(['overlayMenu' => 'never', 'showSubmenuIcon' => false, 'className' => 'site-footer__links', 'ariaLabel' => __('Footer', 'coleman')]); ?> -->
<?php foreach ($links as $address => $label) : ?>
<!-- wp:navigation-link <?php echo serialize_block_attributes(['label' => $label, 'url' => path($address), 'kind' => 'custom']); ?> /-->
<?php endforeach; ?>
<!-- /wp:navigation -->
<?php if ([] !== $terms) : ?>
<!-- wp:navigation <?php echo serialize_block_attributes(['overlayMenu' => 'never', 'showSubmenuIcon' => false, 'className' => 'site-footer__terms', 'ariaLabel' => __('Terms and services', 'coleman')]); ?> -->
<?php foreach ($terms as $page) : ?>
<!-- wp:navigation-link <?php echo serialize_block_attributes(['label' => $page['title'], 'type' => 'page', 'id' => $page['id'], 'url' => $page['path'], 'kind' => 'post-type']); ?> /-->
<?php endforeach; ?>
<!-- /wp:navigation -->
<?php endif; ?>
<!-- wp:coleman/copyright /-->
<!-- wp:paragraph {"className":"back-to-top"} -->
<p class="back-to-top"><a href="#content"><?php esc_html_e('Back to top', 'coleman'); ?></a></p>
<!-- /wp:paragraph -->
</div>
<!-- /wp:group -->
<!-- wp:coleman/cart-modal /-->
<!-- wp:coleman/notifications /-->
</div>
<!-- /wp:group -->

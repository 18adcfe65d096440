<?php

/**
 * Title: Footer of the checkout
 * Slug: coleman/footer-checkout
 * Description: The branches with their telephones, and the terms.
 * Categories: footer
 * Block Types: core/template-part/footer
 */

declare(strict_types=1);

use function Coleman\Theme\published_pages;

$terms = published_pages(['shipping', 'returns', 'terms', 'privacy', 'privacy-policy']);
?>
<!-- wp:group {"className":"site-footer__frame","style":{"elements":{"link":{"color":{"text":"var:preset|color|on-steel"}}}},"backgroundColor":"steel","textColor":"on-steel-muted","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__frame has-on-steel-muted-color has-steel-background-color has-text-color has-background has-link-color">
<!-- wp:group {"className":"site-footer__inner","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__inner">
<!-- wp:coleman/location-hours {"layout":"footer","showMap":false,"showTeam":false} /-->
<?php if ([] !== $terms) : ?>
<!-- wp:navigation <?php echo serialize_block_attributes(['overlayMenu' => 'never', 'showSubmenuIcon' => false, 'className' => 'site-footer__terms', 'ariaLabel' => __('Terms', 'coleman')]); ?> -->
<?php foreach ($terms as $page) : ?>
<!-- wp:navigation-link <?php echo serialize_block_attributes(['label' => $page['title'], 'type' => 'page', 'id' => $page['id'], 'url' => $page['path'], 'kind' => 'post-type']); ?> /-->
<?php endforeach; ?>
<!-- /wp:navigation -->
<?php endif; ?>
<!-- wp:coleman/copyright /-->
</div>
<!-- /wp:group -->
<!-- wp:coleman/cart-modal /-->
<!-- wp:coleman/notifications /-->
</div>
<!-- /wp:group -->

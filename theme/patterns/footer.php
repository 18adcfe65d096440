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
$link = static fn (string $address, string $label): array => ['label' => $label, 'url' => path($address), 'kind' => 'custom'];
// What the dealer has written: links come and go with the pages, under the pages' own titles.
$pages = published_pages(['parts-catalogue', 'careers', 'financing', 'trade-in', 'shipping', 'returns', 'terms', 'privacy', 'privacy-policy']);
$page = static fn (string ...$slugs): array => array_map(
    static fn (array $each): array => ['label' => $each['title'], 'type' => 'page', 'id' => $each['id'], 'url' => $each['path'], 'kind' => 'post-type'],
    array_values(array_filter($pages, static fn (array $each): bool => in_array($each['slug'], $slugs, true))),
);
$columns = [
    __('Machines', 'coleman') => [
        $link('/equipment/new/', __('New equipment', 'coleman')),
        $link('/equipment/used/', __('Used equipment', 'coleman')),
        $link('/rental/', __('Rental', 'coleman')),
        $link('/equipment/implements-attachments/', __('Attachments', 'coleman')),
        ...$page('financing', 'trade-in'),
    ],
    __('Parts', 'coleman') => [
        $link('/parts/model/', __('Parts diagrams', 'coleman')),
        $link('/parts/quick-order', __('Quick order', 'coleman')),
        ...$page('parts-catalogue', 'shipping', 'returns'),
    ],
    __('Your orders', 'coleman') => [
        $link('/order-lookup', __('Find an order', 'coleman')),
        $link('/customer', __('My Account', 'coleman')),
        $link('/cart', __('Cart', 'coleman')),
    ],
    __('Coleman Equipment', 'coleman') => [
        $link('/locations/', __('Locations', 'coleman')),
        $link('/sales-team/', __('Sales team', 'coleman')),
        $link('/about/', __('About us', 'coleman')),
        ...$page('careers'),
        $link('/contact/', __('Contact', 'coleman')),
    ],
];
$terms = $page('terms', 'privacy', 'privacy-policy');
?>
<!-- wp:group {"className":"site-footer__frame","style":{"elements":{"link":{"color":{"text":"var:preset|color|on-steel"}}}},"backgroundColor":"steel","textColor":"on-steel-muted","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__frame has-on-steel-muted-color has-steel-background-color has-text-color has-background has-link-color">
<!-- wp:group {"className":"site-footer__inner","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__inner">
<!-- wp:coleman/location-hours {"layout":"footer","showMap":false,"showTeam":false} /-->
<!-- wp:group {"className":"site-footer__columns","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__columns">
<?php foreach ($columns as $heading => $links) : ?>
<!-- wp:group {"className":"site-footer__column","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__column">
<!-- wp:paragraph {"className":"site-footer__heading"} -->
<p class="site-footer__heading"><?php echo esc_html($heading); ?></p>
<!-- /wp:paragraph -->
<!-- wp:navigation <?php /* translators: %s: a group of links at the end of every page, such as Parts */ echo serialize_block_attributes(['overlayMenu' => 'never', 'showSubmenuIcon' => false, 'className' => 'site-footer__links', 'ariaLabel' => sprintf(__('Footer: %s', 'coleman'), $heading)]); ?> -->
<?php foreach ($links as $each) : ?>
<!-- wp:navigation-link <?php echo serialize_block_attributes($each); ?> /-->
<?php endforeach; ?>
<!-- /wp:navigation -->
</div>
<!-- /wp:group -->
<?php endforeach; ?>
</div>
<!-- /wp:group -->
<?php if ([] !== $terms) : ?>
<!-- wp:navigation <?php echo serialize_block_attributes(['overlayMenu' => 'never', 'showSubmenuIcon' => false, 'className' => 'site-footer__terms', 'ariaLabel' => __('Terms', 'coleman')]); ?> -->
<?php foreach ($terms as $each) : ?>
<!-- wp:navigation-link <?php echo serialize_block_attributes($each); ?> /-->
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

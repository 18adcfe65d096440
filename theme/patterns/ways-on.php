<?php

/**
 * Title: More to explore
 * Slug: coleman/ways-on
 * Inserter: no
 */

declare(strict_types=1);

namespace Coleman\Theme;

$ways = [
    '/parts/model/' => [__('Parts', 'coleman'), __('By the drawing of your machine, or by number.', 'coleman')],
    '/equipment/new/' => [__('New equipment', 'coleman'), __('By category, brand and branch', 'coleman')],
    '/equipment/used/' => [__('Used equipment', 'coleman'), __('Hours, price and pictures of each machine', 'coleman')],
    '/equipment/implements-attachments/' => [__('Attachments and implements', 'coleman'), __('To buy or to rent', 'coleman')],
    '/contact/' => [__('Call a branch', 'coleman'), __('Phone numbers and hours of all four', 'coleman')],
];
?>
<!-- wp:html -->
<ul class="ways-on">
<?php foreach ($ways as $path => [$name, $about]) : ?>
<li><a class="ways-on__link" href="<?php echo esc_url(path($path)); ?>"><?php echo esc_html($name); ?></a> <span class="ways-on__about"><?php echo esc_html($about); ?></span></li>
<?php endforeach; ?>
</ul>
<!-- /wp:html -->

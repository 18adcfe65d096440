<?php

/**
 * Title: Home page
 * Slug: coleman/home
 * Categories: featured
 * Inserter: yes
 */

declare(strict_types=1);

?>
<!-- wp:group {"align":"full","className":"home-hero","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull home-hero">
<!-- wp:group {"align":"wide","className":"home-hero__words","layout":{"type":"default"}} -->
<div class="wp-block-group alignwide home-hero__words">
<!-- wp:heading {"level":1,"className":"home-hero__title"} -->
<h1 class="wp-block-heading home-hero__title"><?php echo implode('<br>', array_map('esc_html', [__('Find the part.', 'coleman'), __('Find the machine.', 'coleman'), __('Get back to work.', 'coleman')])); ?></h1>
<!-- /wp:heading -->
<!-- wp:coleman/site-search {"size":"hero","scope":"parts"} /-->
<!-- wp:paragraph {"className":"home-hero__hint"} -->
<p class="home-hero__hint"><?php esc_html_e('Enter a part number or keywords. Dashes and spaces don’t matter.', 'coleman'); ?></p>
<!-- /wp:paragraph -->
</div>
<!-- /wp:group -->
</div>
<!-- /wp:group -->
<!-- wp:group {"align":"full","className":"home-branches","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull home-branches">
<!-- wp:coleman/location-hours {"layout":"strip","showMap":false,"showTeam":false,"align":"wide"} /-->
</div>
<!-- /wp:group -->
<!-- wp:coleman/equipment-grid {"align":"wide","showContact":false} /-->
<!-- wp:coleman/machine-list {"title":"<?php echo esc_attr__('Just in: used machines', 'coleman'); ?>","count":4,"facets":[],"showSort":false,"showMore":false,"showCompare":false,"align":"wide"} /-->
<!-- wp:coleman/featured-products {"align":"wide","heading":"<?php echo esc_attr__('Most popular parts', 'coleman'); ?>","count":4} /-->

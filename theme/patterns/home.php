<?php

/**
 * Title: Home page
 * Slug: coleman/home
 * Description: A hero with search, the branches, new and used machines and popular parts.
 * Categories: featured, coleman-pages
 * Keywords: front, start, hero, search
 * Block Types: core/post-content
 * Post Types: page
 * Inserter: yes
 */

declare(strict_types=1);

// A picture of the media library can take its place. An address without a host stays right when the site moves.
$picture = wp_make_link_relative(get_theme_file_uri('assets/hero.svg'));
?>
<!-- wp:cover <?php echo serialize_block_attributes(['url' => $picture, 'dimRatio' => 0, 'focalPoint' => ['x' => 1, 'y' => 1], 'isDark' => false, 'align' => 'full', 'className' => 'home-hero', 'layout' => ['type' => 'constrained']]); ?> -->
<div class="wp-block-cover alignfull is-light home-hero"><img class="wp-block-cover__image-background" alt="" src="<?php echo esc_url($picture); ?>" style="object-position:100% 100%" data-object-fit="cover" data-object-position="100% 100%"/><span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span><div class="wp-block-cover__inner-container">
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
</div></div>
<!-- /wp:cover -->
<?php echo \Coleman\Theme\doors(2); ?>
<!-- wp:group {"align":"full","className":"home-branches","layout":{"type":"constrained"}} -->
<div class="wp-block-group alignfull home-branches">
<!-- wp:coleman/location-hours {"layout":"strip","showMap":false,"showTeam":false,"align":"wide"} /-->
</div>
<!-- /wp:group -->
<!-- wp:coleman/equipment-grid {"align":"wide","showContact":false} /-->
<!-- wp:coleman/machine-list {"title":"<?php echo esc_attr__('Just in: used machines', 'coleman'); ?>","count":4,"facets":[],"showSort":false,"showMore":false,"showCompare":false,"align":"wide"} /-->
<!-- wp:coleman/featured-products {"align":"wide","heading":"<?php echo esc_attr__('Most popular parts', 'coleman'); ?>","count":4} /-->

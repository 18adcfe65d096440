<?php

/**
 * Title: Footer
 * Slug: coleman/footer
 * Categories: footer
 * Block Types: core/template-part/footer
 */

declare(strict_types=1);

?>
<!-- wp:group {"className":"site-footer__inner","layout":{"type":"default"}} -->
<div class="wp-block-group site-footer__inner">
<!-- wp:coleman/location-hours {"layout":"footer","showMap":false,"showTeam":false} /-->
<!-- wp:html -->
<nav class="site-footer__links" aria-label="<?php esc_attr_e('Footer', 'coleman'); ?>">
<ul>
<li><a href="<?php echo esc_url(home_url('/equipment/new/')); ?>"><?php esc_html_e('New equipment', 'coleman'); ?></a></li>
<li><a href="<?php echo esc_url(home_url('/equipment/used/')); ?>"><?php esc_html_e('Used equipment', 'coleman'); ?></a></li>
<li><a href="<?php echo esc_url(home_url('/rental/')); ?>"><?php esc_html_e('Rental', 'coleman'); ?></a></li>
<li><a href="<?php echo esc_url(home_url('/parts/quick-order')); ?>"><?php esc_html_e('Quick order', 'coleman'); ?></a></li>
<li><a href="<?php echo esc_url(home_url('/sales-team/')); ?>"><?php esc_html_e('Sales team', 'coleman'); ?></a></li>
<li><a href="<?php echo esc_url(home_url('/about/')); ?>"><?php esc_html_e('About us', 'coleman'); ?></a></li>
<li><a href="<?php echo esc_url(home_url('/contact/')); ?>"><?php esc_html_e('Contact', 'coleman'); ?></a></li>
</ul>
</nav>
<p class="site-footer__small"><?php
/* translators: 1: year, 2: name of the dealer */
echo esc_html(sprintf(__('© %1$s %2$s', 'coleman'), wp_date('Y'), get_bloginfo('name')));
?></p>
<a class="back-to-top" href="#content" data-back-to-top><span aria-hidden="true">↑</span> <?php esc_html_e('Back to top', 'coleman'); ?></a>
<!-- /wp:html -->
</div>
<!-- /wp:group -->
<!-- wp:coleman/cart-modal /-->
<!-- wp:coleman/notifications /-->

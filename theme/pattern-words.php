<?php

declare(strict_types=1);

/**
 * Blocks of the patterns' texts, as the editor would save them. Addresses have no domain: what is inserted is saved, and
 * a site may move.
 */

namespace Coleman\Theme;

function picture(string $file): string
{
    return wp_make_link_relative(get_theme_file_uri('assets/' . $file));
}

/**
 * @param array<string, mixed> $attributes
 */
function block(string $name, array $attributes, string $html = ''): string
{
    return get_comment_delimited_block_content($name, $attributes, '' === $html ? '' : "\n{$html}\n") . "\n\n";
}

function heading(string $text, int $level = 2): string
{
    return block('core/heading', 2 === $level ? [] : ['level' => $level], sprintf('<h%1$d class="wp-block-heading">%2$s</h%1$d>', $level, esc_html($text)));
}

function paragraph(string $text): string
{
    return block('core/paragraph', [], '<p>' . esc_html($text) . '</p>');
}

/** @param list<string> $texts */
function bullets(array $texts): string
{
    $items = array_map(static fn (string $text): string => block('core/list-item', [], '<li>' . esc_html($text) . '</li>'), $texts);

    return block('core/list', [], '<ul class="wp-block-list">' . rtrim(implode('', $items)) . '</ul>');
}

/** @param array<string, string> $buttons texts by path; the first is the one that counts */
function buttons(array $buttons): string
{
    $html = '';
    foreach ($buttons as $path => $text) {
        $isFirst = '' === $html;
        $html .= block(
            'core/button',
            $isFirst ? [] : ['className' => 'is-style-outline'],
            sprintf(
                '<div class="wp-block-button%s"><a class="wp-block-button__link wp-element-button" href="%s">%s</a></div>',
                $isFirst ? '' : ' is-style-outline',
                esc_url(str_contains($path, ':') ? $path : path($path)),
                esc_html($text),
            ),
        );
    }

    return block('core/buttons', [], '<div class="wp-block-buttons">' . rtrim($html) . '</div>');
}

/** What only editors see. */
function note(string $text): string
{
    return block('coleman/editors-note', ['text' => $text]);
}

/**
 * Words beside the theme's picture, as wide as the window; on a phone above it.
 *
 * @param array<string, string> $buttons texts by path
 */
function hero(string $title, string $text, array $buttons): string
{
    $heading = block('core/heading', ['level' => 1, 'className' => 'home-hero__title'], '<h1 class="wp-block-heading home-hero__title">' . esc_html($title) . '</h1>');
    $words = block(
        'core/group',
        ['align' => 'wide', 'className' => 'home-hero__words', 'layout' => ['type' => 'default']],
        '<div class="wp-block-group alignwide home-hero__words">' . rtrim($heading . paragraph($text) . buttons($buttons)) . '</div>',
    );
    $picture = picture('hero.svg');

    return block(
        'core/cover',
        ['url' => $picture, 'dimRatio' => 0, 'focalPoint' => ['x' => 1, 'y' => 1], 'isDark' => false, 'align' => 'full', 'className' => 'home-hero', 'layout' => ['type' => 'constrained']],
        '<div class="wp-block-cover alignfull is-light home-hero"><img class="wp-block-cover__image-background" alt="" src="' . esc_url($picture)
            . '" style="object-position:100% 100%" data-object-fit="cover" data-object-position="100% 100%"/>'
            . '<span aria-hidden="true" class="wp-block-cover__background has-background-dim-0 has-background-dim"></span>'
            . '<div class="wp-block-cover__inner-container">' . rtrim($words) . '</div></div>',
    );
}

/** Words over the theme's picture, which is darkened so that they can be read. */
function shaded_hero(string $content): string
{
    $picture = picture('hero.svg');

    return block(
        'core/cover',
        ['url' => $picture, 'dimRatio' => 70, 'overlayColor' => 'steel', 'isUserOverlayColor' => true, 'align' => 'full', 'layout' => ['type' => 'constrained']],
        '<div class="wp-block-cover alignfull"><img class="wp-block-cover__image-background" alt="" src="' . esc_url($picture) . '" data-object-fit="cover"/>'
            . '<span aria-hidden="true" class="wp-block-cover__background has-steel-background-color has-background-dim-70 has-background-dim"></span>'
            . '<div class="wp-block-cover__inner-container">' . rtrim(section($content)) . '</div></div>',
    );
}

/** A band as wide as the window. */
function band(string $content, string $color = 'concrete'): string
{
    $space = 'var:preset|spacing|50';

    return block(
        'core/group',
        ['align' => 'full', 'backgroundColor' => $color, 'style' => ['spacing' => ['padding' => ['top' => $space, 'bottom' => $space]]], 'layout' => ['type' => 'constrained']],
        sprintf(
            '<div class="wp-block-group alignfull has-%s-background-color has-background" style="padding-top:var(--wp--preset--spacing--50);padding-bottom:var(--wp--preset--spacing--50)">%s</div>',
            $color,
            rtrim($content),
        ),
    );
}

/** Blocks that belong together, as wide as lists are. */
function section(string $content): string
{
    return block('core/group', ['align' => 'wide', 'layout' => ['type' => 'default']], '<div class="wp-block-group alignwide">' . rtrim($content) . '</div>');
}

/** @param list<string> $plates side by side where there is room */
function plates(array $plates, string $width = '15rem', string $class = ''): string
{
    return block(
        'core/group',
        ['align' => 'wide', ...('' === $class ? [] : ['className' => $class]), 'layout' => ['type' => 'grid', 'minimumColumnWidth' => $width]],
        sprintf('<div class="wp-block-group alignwide%s">', '' === $class ? '' : ' ' . $class) . rtrim(implode('', $plates)) . '</div>',
    );
}

/** Four large ways into the catalog, two in a row on a phone. */
function doors(int $level): string
{
    return plates([
        plate(__('Parts', 'coleman'), __('By the drawing of your machine, or by number.', 'coleman'), '/parts/model/', $level),
        plate(__('New equipment', 'coleman'), __('Every machine on our lots and on order.', 'coleman'), '/equipment/new/', $level),
        plate(__('Used equipment', 'coleman'), __('Checked in our shop, with hours and pictures.', 'coleman'), '/equipment/used/', $level),
        plate(__('Rental', 'coleman'), __('By the day, the week or the month.', 'coleman'), '/rental/', $level),
    ], '9.5rem', 'doors');
}

/** A card. Its title is a link if there is a path. */
function plate(string $title, string $text, string $path = '', int $level = 3): string
{
    $space = 'var:preset|spacing|20';
    $name = esc_html($title);
    $heading = block('core/heading', 2 === $level ? [] : ['level' => $level], sprintf('<h%1$d class="wp-block-heading">%2$s</h%1$d>', $level, '' === $path ? $name : sprintf('<a href="%s">%s</a>', esc_url(path($path)), $name)));

    return block(
        'core/group',
        [
            'style' => [
                'border' => ['width' => '1px', 'radius' => '4px'],
                'spacing' => ['padding' => ['top' => $space, 'bottom' => $space, 'left' => $space, 'right' => $space], 'blockGap' => 'var:preset|spacing|10'],
            ],
            'backgroundColor' => 'plate',
            'borderColor' => 'ink',
            'layout' => ['type' => 'default'],
        ],
        '<div class="wp-block-group has-border-color has-ink-border-color has-plate-background-color has-background" style="border-width:1px;border-radius:4px;'
            . 'padding-top:var(--wp--preset--spacing--20);padding-right:var(--wp--preset--spacing--20);padding-bottom:var(--wp--preset--spacing--20);padding-left:var(--wp--preset--spacing--20)">'
            . rtrim($heading . paragraph($text)) . '</div>',
    );
}

/** The branch that a new page begins with; the editor chooses another. */
function first_branch(): string
{
    $branches = class_exists(\Coleman\Api\Plugin::class) ? \Coleman\Api\Plugin::services()->locations()->all() : [];

    return [] === $branches ? '' : $branches[0]->slug;
}

<?php

declare(strict_types=1);

namespace Coleman\Api\Images;

/** The picture that stands for a page on other sites, with what they ask about it. */
final readonly class SharedPicture
{
    /**
     * @param string $url absolute, '' for none
     * @param int $width in pixels, 0 where it is not known; the height then too
     * @param string $alt what it shows, '' where nobody has said
     */
    public function __construct(public string $url = '', public int $width = 0, public int $height = 0, public string $alt = '')
    {
    }

    /** A picture of the catalog, by its absolute address. */
    public static function at(string $url): self
    {
        return new self($url, ...(PictureSources::size($url) ?? []));
    }

    /** The featured image of what an editor wrote. */
    public static function ofPost(\WP_Post $post): self
    {
        $id = (int) get_post_thumbnail_id($post);
        $source = 0 === $id ? false : wp_get_attachment_image_src($id, 'large');
        if (false === $source) {
            return new self();
        }
        $alt = get_post_meta($id, '_wp_attachment_image_alt', true);

        return new self($source[0], $source[1], $source[2], is_string($alt) ? trim(wp_strip_all_tags($alt)) : '');
    }
}

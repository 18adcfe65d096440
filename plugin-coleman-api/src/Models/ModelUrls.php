<?php

declare(strict_types=1);

namespace Coleman\Api\Models;

use Coleman\Api\Support\Slug;

/**
 * Addresses of the parts viewer.
 *
 *     /parts/model/                                       all models, to choose from
 *     /parts/model/{id-or-rewrite-url}/                   a model
 *     /parts/model/{id}/category/{category}/              one category of its diagrams
 *     /parts/model/{id-or-rewrite-url}/{diagram}/         a diagram
 *
 * A number at the end of a piece, "-" and digits behind a name, is no part of the name: it is cut from the model's
 * piece always, from the piece after it when the number is over 9. So the names that we give out end in no such number.
 */
final class ModelUrls
{
    /** The page to choose a model on. */
    public const FINDER = '/parts/model/';

    /** The model's piece without its number. */
    public static function modelName(string $piece): string
    {
        return preg_replace('/(?<=.)-\d+$/D', '', $piece) ?? $piece;
    }

    /** The piece after it: a category's or a diagram's. */
    public static function partName(string $piece): string
    {
        return 1 === preg_match('/^.+-0*(?:[1-9]\d+)$/D', $piece) ? self::modelName($piece) : $piece;
    }

    /** How the address names a model: "kubota-l2501"; "kubota-svl75-3-parts", for "-3" would be cut. */
    public static function rewrite(string $brand, string $name): string
    {
        $slug = Slug::from($brand . ' ' . $name);

        return self::modelName($slug) === $slug ? $slug : $slug . '-parts';
    }

    /**
     * How the address names a diagram or a category.
     *
     * @param list<string> $taken names that the model has given out already
     */
    public static function unique(string $name, array $taken): string
    {
        $slug = Slug::from($name);
        $slug = self::partName($slug) === $slug && 'category' !== $slug ? $slug : $slug . '-parts';
        $unique = $slug;
        for ($letter = 'b'; in_array($unique, $taken, true); $letter++) {
            $unique = $slug . '-' . $letter;
        }

        return $unique;
    }

    /** @param string $rewrite the model's name in addresses, '' when its id stands there */
    /** The models of one category of machines, to choose from: where PARTS of a category leads by default. */
    public static function ofClass(int $categoryId): string
    {
        return self::FINDER . '?class=' . $categoryId;
    }

    /**
     * Where PARTS of a category leads when a brand is chosen: the page to choose a model on knows brands, other pages do not.
     *
     * @param string $link where it leads for all brands
     * @param int $brandId 0 for all
     */
    public static function ofBrand(string $link, int $brandId): string
    {
        return $brandId > 0 && str_starts_with($link, self::FINDER . '?') ? $link . '&vendor=' . $brandId : $link;
    }

    public static function model(int $id, string $rewrite): string
    {
        return sprintf('/parts/model/%s/', '' === $rewrite ? (string) $id : $rewrite);
    }

    public static function category(int $id, string $category): string
    {
        return sprintf('/parts/model/%d/category/%s/', $id, $category);
    }

    public static function assembly(int $id, string $rewrite, string $slug): string
    {
        return self::model($id, $rewrite) . $slug . '/';
    }
}

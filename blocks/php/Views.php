<?php

declare(strict_types=1);

namespace Coleman\Blocks;

/** The views that the build has made of the React components: `Coleman\Views`, one class a module. */
final class Views
{
    private const NAMESPACE = 'Coleman\\Views\\';

    /**
     * What a block's component prints first.
     *
     * @param string $name the block's folder
     * @param array<string, mixed> $props
     */
    public static function block(string $name, array $props): Markup
    {
        $class = self::NAMESPACE . 'Blocks\\' . str_replace(' ', '', ucwords(str_replace('-', ' ', $name)));
        $render = [$class, 'render'];
        if (!is_callable($render)) {
            throw new \LogicException(sprintf('There is no view of the block %s: run npm run build.', $name));
        }
        $markup = $render($props);

        return $markup instanceof Markup ? $markup : throw new \LogicException(sprintf('%s::render() gave no markup.', $class));
    }
}

import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

/** Every URL of the site, in the order of the specification's route table. */
export default [
  layout("layouts/with-header-and-footer.tsx", [
    index("routes/home.tsx"),
    route("about", "routes/about.tsx"),
    route("course", "routes/course.tsx"),
    route("faq", "routes/faq.tsx"),
    route("pricing", "routes/pricing.tsx"),
    route("event", "routes/event.tsx"),
    route("career", "routes/career.tsx"),
    route("team", "routes/team.tsx"),
    route("blog", "routes/blog.tsx"),
    route("contact", "routes/contact.tsx"),
    route("category/design", "routes/category-design.tsx"),
    route("category/finance", "routes/category-finance.tsx"),
    route("category/development", "routes/category-development.tsx"),
    route("course/management", "routes/course-management.tsx"),
    route("course/design", "routes/course-design.tsx"),
    route("course/finance", "routes/course-finance.tsx"),
    route("course/development", "routes/course-development.tsx"),
    route("blog/blog1", "routes/blog-blog1.tsx"),
    route("blog/blog2", "routes/blog-blog2.tsx"),
    route("blog/blog3", "routes/blog-blog3.tsx"),
    route("blog/blog4", "routes/blog-blog4.tsx"),
  ]),
  layout("layouts/bare.tsx", [
    route("login", "routes/login.tsx"),
    route("signup", "routes/signup.tsx"),
    route("denied", "routes/denied.tsx"),
  ]),
  route("*", "routes/error.tsx"),
] satisfies RouteConfig;

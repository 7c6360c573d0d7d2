/**
 * What the specification demands, clause by clause, in its order, then what the rulings settle. Every test of this folder names
 * one of these clauses before its first colon; `tools/coverage.ts` says which tests show which clause.
 */
export type Clause = { id: string; quote: string };

/** The clauses of the specification, sections 1 to 9, and of the rulings. */
export const clauses: readonly Clause[] = [
  // 1. What the product does and for whom
  {
    id: "§1 Purpose 1",
    quote:
      "prospective students, who browse and pick courses, and prospective teachers, who are invited to become instructors",
  },
  {
    id: "§1 Purpose 2",
    quote:
      "The site shows courses in categories (Design, Development, Management, Finance), a blog ('News and journals'), events, pricing plans, job openings, instructors, FAQs and a contact page.",
  },
  { id: "§1 Purpose 3", quote: "Free courses lead to a course page." },
  {
    id: "§1 Purpose 4",
    quote: "Paid courses (price badge) lead to the /denied page, which says a site membership is required.",
  },
  { id: "§1 Purpose 5", quote: "The log-in text claims more than 50k students have joined." },
  { id: "§1 Themes 1", quote: "Personalized learning for your ambitions" },
  {
    id: "§1 Themes 2",
    quote:
      "bullets Skill-based instruction, Analytics and insights, Global certification, Customizable courses",
  },
  { id: "§1 Themes 3", quote: "a banner 'We assist you in finding the ideal tutor at no cost.'" },
  { id: "§1 Themes 4", quote: "a 'Still have questions?' block with a Get Started button" },
  { id: "§1 Themes 5", quote: "promo banners 'Quick access to the popular courses' (View Courses button)" },
  { id: "§1 Themes 6", quote: "'Develop your skills online!' (Apply Now button)" },

  // 2. Screens and routes: route table
  { id: "§2 Route /", quote: "| / | Home |" },
  { id: "§2 Route about", quote: "| about | About |" },
  { id: "§2 Route course", quote: "| course | Course list |" },
  { id: "§2 Route faq", quote: "| faq | FAQ |" },
  { id: "§2 Route pricing", quote: "| pricing | Pricing |" },
  { id: "§2 Route event", quote: "| event | Events |" },
  { id: "§2 Route career", quote: "| career | Career |" },
  { id: "§2 Route team", quote: "| team | Team |" },
  { id: "§2 Route blog", quote: "| blog | Blog listing |" },
  { id: "§2 Route contact", quote: "| contact | Contact |" },
  {
    id: "§2 Route category",
    quote: "| category/design, category/finance, category/development | Category listing pages |",
  },
  {
    id: "§2 Route course detail",
    quote: "| course/management, course/design, course/finance, course/development | Course detail pages |",
  },
  { id: "§2 Route article", quote: "| blog/blog1 .. blog/blog4 | Blog article pages |" },
  { id: "§2 Route login", quote: "| login | Log-in |" },
  { id: "§2 Route signup", quote: "| signup | Sign-up" },
  { id: "§2 Route denied", quote: "| denied | Access denied |" },
  { id: "§2 Routes 1", quote: "No route has parameters." },
  { id: "§2 Routes 2", quote: "Each route change scrolls the page to the top." },
  {
    id: "§2 Routes 3",
    quote:
      "Unmatched or errored routes show a generic 'Unexpected Application Error!' page with the error status and text.",
  },
  { id: "§2 Routes 4", quote: "Two footer variants exist" },
  { id: "§2 Routes 5", quote: "login, signup and denied have no header or footer." },
  { id: "§2 Routes 6", quote: "A site-wide top element is always shown." },

  // Shared header
  { id: "§2 Header 1", quote: "Fixed at the top" },
  { id: "§2 Header 2", quote: "turns solid once the page is scrolled beyond 15px." },
  {
    id: "§2 Header 3",
    quote:
      "Links: home (/), login, signup (labelled Register), about, course, faq, pricing, career, event, team, blog, contact.",
  },
  {
    id: "§2 Header 4",
    quote:
      "Desktop: hover menus for Courses (a free/paid panel plus four category links: course/finance, course/design, course/management, course/development)",
  },
  { id: "§2 Header 5", quote: "and Pages." },
  {
    id: "§2 Header 6",
    quote: "Mobile: hamburger menu with expandable Courses (Free and Paid sublists), Pages and Other",
  },
  { id: "§2 Header 7", quote: "only one of these sections is open at a time" },
  { id: "§2 Header 8", quote: "Free and Paid are mutually exclusive." },
  {
    id: "§2 Header 9",
    quote: "The Paid courses text says courses are available upon purchase and require login.",
  },
  { id: "§2 Header 10", quote: "A cart icon shows a badge of 0" },
  { id: "§2 Header 11", quote: "opens a side panel 'Your Cart' that says 'No items found'." },
  { id: "§2 Header 12", quote: "All menus close on route change." },

  // Footer
  { id: "§2 Footer 1", quote: "Links: /, /event, /career, /about, /course, /blog, /contact, /pricing." },
  {
    id: "§2 Footer 2",
    quote:
      "Plain-text, non-link items: Instructor, License, 404, course details, instructor details, blog details.",
  },

  // Home
  { id: "§2 Home 1", quote: "Hero with a headline about 25000+ courses and a Get Started button." },
  { id: "§2 Home 2", quote: "Scrolling logo strip for 350+ universities." },
  { id: "§2 Home 3", quote: "Testimonial block with 2 entries and previous/next controls" },
  { id: "§2 Home 4", quote: "plus 70M students and 25K placements." },
  {
    id: "§2 Home 5",
    quote: "Trending courses: 4 cards with a hover detail panel and a Course Details button.",
  },
  { id: "§2 Home 6", quote: "A 'Why we are' block with 4 benefits." },
  { id: "§2 Home 7", quote: "Call to action with Browse Courses and Became A Teacher." },
  { id: "§2 Home 8", quote: "Landing sections also show 'Top categories'" },
  { id: "§2 Home 9", quote: "'Top online courses' with a category filter." },
  { id: "§2 Category cards 1", quote: "| Creative web design | 8 | design |" },
  { id: "§2 Category cards 2", quote: "| Finance accounting | 10 | finance |" },
  { id: "§2 Category cards 3", quote: "| IT and software | 5 | development |" },
  { id: "§2 Category cards 4", quote: "| Digital marketing | 4 | finance |" },
  { id: "§2 Category cards 5", quote: "| Web development | 8 | development |" },
  { id: "§2 Category cards 6", quote: "| Content writing | 3 | design |" },
  { id: "§2 Category cards 7", quote: "Six cards, relative links to category pages:" },
  { id: "§2 Course filter 1", quote: "All courses, Design, Development, Management, Finance." },
  { id: "§2 Course filter 2", quote: "Selecting a tab shows only that category's list." },
  {
    id: "§2 Course filter 3",
    quote:
      "Each course card shows image, price badge, category label, description, fixed rating text '4.88 (210)', lesson count and enrolled count.",
  },
  { id: "§2 Course filter 4", quote: "On hover the footer is swapped for a 'Course Details' button." },
  {
    id: "§2 Course filter 5",
    quote:
      "Course links go to course/management, course/design, course/finance, course/development for free courses and to /denied for paid ones.",
  },
  {
    id: "§2 Blog teasers",
    quote:
      "Three teasers (category label, description, date) linking to /blog/blog1, /blog/blog2, /blog/blog3.",
  },

  // About
  { id: "§2 About 1", quote: "Hero;" },
  { id: "§2 About 2", quote: "story with stats (1.5K, 7.8K, 100% job placement)" },
  { id: "§2 About 3", quote: "150+ online courses" },
  { id: "§2 About 4", quote: "4 numbered feature cards (the hovered one expands, default hovered id 2)" },
  { id: "§2 About 5", quote: "what we offer" },
  { id: "§2 About 6", quote: "become an instructor" },
  { id: "§2 About 7", quote: "a 2-entry testimonial toggle" },
  { id: "§2 About 8", quote: "call to action." },

  // Course list
  { id: "§2 Course list 1", quote: "Six category tiles" },
  { id: "§2 Course list 2", quote: "then top online courses with a page toggle 1/2." },
  { id: "§2 Course list 3", quote: "Page 1 uses a separate course set that is not shown." },
  { id: "§2 Course list 4", quote: "Page 2 shows 6 cards." },
  {
    id: "§2 Course list 5",
    quote: "Hovering a card swaps its lesson and enrolled counts for a Course Details button.",
  },
  { id: "§2 Course list 6", quote: "Cards link to /denied, except one that links to /course/finance." },

  // FAQ
  {
    id: "§2 FAQ 1",
    quote:
      "Five category tabs: Enrollment and registration, Technical requirements, Assessments and grading, Communication and support, Certificates and degrees.",
  },
  { id: "§2 FAQ 2", quote: "Each tab has 5 accordion questions" },
  { id: "§2 FAQ 3", quote: "only one is open at a time per tab." },
  { id: "§2 FAQ 4", quote: "Question text and answers are placeholders." },

  // Pricing
  { id: "§2 Pricing 1", quote: "Monthly/yearly toggle and 3 plans" },
  { id: "§2 Pricing 2", quote: "then a FAQ accordion" },
  { id: "§2 Pricing 3", quote: "and a call to action." },

  // Career
  { id: "§2 Career 1", quote: "Hero and 4 job openings" },
  { id: "§2 Career 2", quote: "each with an Apply Now button whose action is not shown." },

  // Events
  { id: "§2 Events 1", quote: "Six event cards with hover details" },
  { id: "§2 Events 2", quote: "a scrolling event ticker." },

  // Team
  { id: "§2 Team", quote: "Eight instructor cards (name, label INSTRUCTOR, image)." },

  // Blog listing
  {
    id: "§2 Blog 1",
    quote: "Headed 'NEWS AND JOURNALS' with the headline 'Planning to transition to a new career?'.",
  },
  { id: "§2 Blog 2", quote: "Three-column grid of article cards" },
  {
    id: "§2 Blog 3",
    quote: "image, date in day.month.year form, author label in capitals, title, placeholder excerpt.",
  },
  {
    id: "§2 Blog 4",
    quote: "The first four cards link to /blog/blog1 to /blog/blog4; the others do not link.",
  },
  {
    id: "§2 Blog 5",
    quote:
      "Titles include: 'Improve knowledge retention with visual learning', 'Master online learning with proven strategies', 'How to enhance your learning experience today', 'The evolution of teaching tools in the 21st century', 'The role of parental involvement in academic achievement'.",
  },
  {
    id: "§2 Blog 6",
    quote:
      "A band reads 'Are you ready to start your journey?' with buttons Browse Courses and Became A Teacher.",
  },

  // Blog article pages
  { id: "§2 Article 1", quote: "Hero with category, author and date, and title" },
  { id: "§2 Article 2", quote: "body paragraphs; a quote block" },
  {
    id: "§2 Article 3",
    quote:
      "sections 'Integration of technology' and 'Collaboration and exchange between educational systems'",
  },
  { id: "§2 Article 4", quote: "an author card" },
  { id: "§2 Article 5", quote: "a 'MORE JOURNALS / Related blogs' grid whose cards link to each blog" },
  { id: "§2 Article 6", quote: "the journey banner." },
  {
    id: "§2 Article 7",
    quote: "Dates: October 4, 2024 (blog1, blog2); October 3, 2024 (blog3); September 17, 2024 (blog4).",
  },

  // Contact
  { id: "§2 Contact 1", quote: "Titled 'Contact us'. Intro text" },
  { id: "§2 Contact 2", quote: "a director block ({name}, title DIRECTOR)" },
  {
    id: "§2 Contact 3",
    quote:
      "a form headed 'Fill out for contact' with fields name (required marker), email (required marker), subject, message (required marker)",
  },
  { id: "§2 Contact 4", quote: "checkbox 'Save information for the next time comment.'" },
  { id: "§2 Contact 5", quote: "a 'Send Message' button." },
  {
    id: "§2 Contact 6",
    quote:
      "Section 'Find our location' with three blocks: area location (placeholder address), contact details ({phone} and {email}), opening hours (Monday-Friday 10:30a.m-7:00p.m).",
  },
  {
    id: "§2 Contact 7",
    quote:
      "a 'Frequently asked questions' accordion (one item open at a time; clicking the open item closes it)",
  },
  { id: "§2 Contact 8", quote: "Ends with the journey banner." },

  // Log-in
  { id: "§2 Log-in 1", quote: "Full-screen overlay; logo links to /." },
  { id: "§2 Log-in 2", quote: "Heading 'Log in'" },
  { id: "§2 Log-in 3", quote: "email field and password field (both displayed as plain text)" },
  { id: "§2 Log-in 4", quote: "a 'Log In' button that reads 'Please Wait...' while submitting" },
  { id: "§2 Log-in 5", quote: "a 'Sign Up' link to /signup" },
  {
    id: "§2 Log-in 6",
    quote:
      "a 'Test Login' divider and a footer showing a demo user ({email}) and demo password ({key}) in plain text.",
  },
  {
    id: "§2 Log-in 7",
    quote:
      "After a successful submit, a 'Success Message' panel asks 'Do you want to continue?' with 'No' (closes the panel)",
  },
  { id: "§2 Log-in 8", quote: "'Yes' (goes to /)." },
  { id: "§2 Log-in 9", quote: "A close icon also hides the panel." },

  // Sign-up
  { id: "§2 Sign-up 1", quote: "Fields: email, name, password." },
  { id: "§2 Sign-up 2", quote: "Logo and 'Continue' (after success) link to '/'" },
  { id: "§2 Sign-up 3", quote: "'Sign In' (next to 'Don't have an account?') links to '/login'." },
  {
    id: "§2 Sign-up 4",
    quote: "On success a 'Success Message' panel shows Name, Email and the hashed password",
  },
  { id: "§2 Sign-up 5", quote: "it closes with the X or 'Close', or the user continues to '/'." },

  // Category pages
  {
    id: "§2 Category pages 1",
    quote:
      "Each has a hero, a grid of three course cards (image, category label, description, badge, rating '4.88 (210)'",
  },
  { id: "§2 Category pages 2", quote: "hover-revealed 'Buy Course' button" },
  { id: "§2 Category pages 3", quote: "the journey banner with Browse Courses and Became A Teacher." },

  // Course detail pages
  {
    id: "§2 Course detail 1",
    quote:
      "Titles seen: 'Crisis management and problem-solving strategies' (category MANAGEMENT) and 'Advanced photoshop techniques for designers' (rating '5.00 (1.2K)').",
  },
  { id: "§2 Course detail 2", quote: "Hero with category label, title and rating." },
  {
    id: "§2 Course detail 3",
    quote:
      "Info strip (medium screens and up): duration 3 weeks, 6 lessons, skill level Intermediate, 8 hours of video, 8K enrolled.",
  },
  { id: "§2 Course detail 4", quote: "Five tabs, default Overview" },
  { id: "§2 Course detail 5", quote: "Overview: description, main features, target audience." },
  { id: "§2 Course detail 6", quote: "Curriculum: list Lesson 1 to Lesson 6, default Lesson 1" },
  {
    id: "§2 Course detail 7",
    quote: "each lesson shows title, introduction, image(s), main features list, text, Lesson Summary.",
  },
  {
    id: "§2 Course detail 8",
    quote:
      "Lesson titles: introduction to crisis management and problem-solving; coaching and mentoring for developing future leaders; crisis management and preparing for the unexpected; project management essentials tools and methodologies; marketing management and understanding market dynamics; negotiation skills and finding win-win solutions.",
  },
  {
    id: "§2 Course detail 9",
    quote: "Instructor: grid of four instructor cards (image, name, label INSTRUCTOR).",
  },
  {
    id: "§2 Course detail 10",
    quote: "FAQ: accordion, one item open at a time, clicking the open item closes it, shows + or - marker",
  },
  {
    id: "§2 Course detail 11",
    quote:
      "Query: form with First Name, Last Name, Your email, Course category, Your query (all marked required with an asterisk), checkbox 'Save information for next time.' and button 'Send Your Query'.",
  },
  {
    id: "§2 Course detail 12",
    quote:
      "Below the tabs: 'Related courses' (three Development cards: image, badge, title, description, rating 4.88 (210)",
  },
  { id: "§2 Course detail 13", quote: "hover 'Buy Course' button" },
  { id: "§2 Course detail 14", quote: "and the journey banner." },

  // Access denied
  {
    id: "§2 Denied 1",
    quote:
      "Message 'A site membership is required to view this page.' with links 'Sign up' (/signup) and 'Log in' (/login)",
  },
  { id: "§2 Denied 2", quote: "logo links to /." },

  // 3. Entities and their fields
  { id: "§3 Data", quote: "All data is static." },
  {
    id: "§3 Course card",
    quote:
      "Course card: id (number), title (category label in capitals: MANAGEMENT, DESIGN, FINANCE, DEVELOPMENT), desc, img, badge ('Free' or a price), btn1 (lessons text such as '8 Lessons'), btn2 (enrolled text such as '25k Enrolled'), link.",
  },
  {
    id: "§3 Blog card",
    quote:
      "Blog teaser / card: id, img, title (e.g. DEVELOPMENT or TEACHING), desc, date (text such as 'October 4, 2024'), link.",
  },
  { id: "§3 FAQ item", quote: "FAQ item: id, title, desc." },
  {
    id: "§3 Job opening",
    quote:
      "Job opening: id, title, posts available text, address text, salary range text, jobInfo list (description, job type, experience).",
  },
  {
    id: "§3 Event",
    quote: "Event: id, day, month, year, location, desc, img; time text fixed at 9:00 AM - 7:00 PM.",
  },
  { id: "§3 Team member", quote: "Team member / instructor: id, name, job (INSTRUCTOR), img." },
  { id: "§3 Feature card", quote: "Feature card: id, title, desc, cardNo." },
  { id: "§3 Testimonial", quote: "Testimonial: quote, author, role." },
  { id: "§3 Log-in values", quote: "Log-in form values: email, password." },
  { id: "§3 Sign-up values", quote: "Sign-up form values: email, name, password." },
  {
    id: "§3 Contact fields",
    quote: "Contact form fields: name, email, subject, message, save-information flag.",
  },
  {
    id: "§3 Query fields",
    quote:
      "Query form fields: first name, last name, email, course category, query text, save-information flag.",
  },
  {
    id: "§3 Set All",
    quote:
      "All courses (6): Management crisis management, 6 lessons, 8k, free; Design photoshop, 8 lessons, 25k, free; Finance operations management, 12 lessons, 23k, free; three Development MongoDB courses, 10 lessons, 7k, at 59$, 49$, 72$.",
  },
  {
    id: "§3 Set Design",
    quote: "Design (3, home list): design systems 99$, photoshop 79$, interactive web design free.",
  },
  { id: "§3 Set Development", quote: "Development (3): Angular free, MongoDB 59$, MERN 72$." },
  { id: "§3 Set Management", quote: "Management (2): risk management 49$, grow your brand 39$." },
  {
    id: "§3 Set Finance",
    quote: "Finance (2): operations management free, personal and business finance guide 99$.",
  },
  {
    id: "§3 Category set Design",
    quote:
      "Category page cards, Design: 'Advanced photoshop techniques for designers' (Free), 'Learn interactive Web Design by building real projects' ($79), 'Design systems and pattern libraries' ($99).",
  },
  {
    id: "§3 Category set Finance",
    quote:
      "Finance: 'Understanding corporate finance and investments' (Free), 'The complete guide to personal and business finance' ($79), 'Operations management and process improvement' (Free).",
  },
  {
    id: "§3 Category set Development",
    quote:
      "Development: 'Building single page applications with angular' (Free), 'Database integration with MongoDB' ($79), 'Full-stack development with the MERN stack' (badge '59' with no currency sign).",
  },
  {
    id: "§3 Two readings",
    quote:
      "The two readings of prices (home lists vs category pages) differ for the same titles; both are given.",
  },

  // 4. States and transitions
  {
    id: "§4 Course category",
    quote: "Selected course category: starts at 'All courses'; any tab can be chosen freely among the five.",
  },
  {
    id: "§4 Hovered card",
    quote:
      "Hovered course card id: set on mouse over, cleared on mouse leave; toggles between stats row and Course Details button.",
  },
  { id: "§4 Header", quote: "Header scrolled: true when scroll is above 15px." },
  {
    id: "§4 Mobile sections",
    quote: "Mobile menu sections: one of Courses, Pages, Other open at a time; Free and Paid exclusive.",
  },
  { id: "§4 Cart", quote: "Cart panel: open or closed." },
  { id: "§4 Testimonial", quote: "Testimonial: first or second." },
  { id: "§4 Course list page", quote: "Course list page: 1 or 2." },
  {
    id: "§4 FAQ",
    quote: "FAQ: selected category and open question id (none or one); clicking the open item closes it.",
  },
  { id: "§4 Pricing", quote: "Pricing billing period: monthly or yearly." },
  { id: "§4 Feature card", quote: "Hovered feature card id: default 2." },
  {
    id: "§4 Detail page",
    quote: "Detail page: active tab (default Overview), selected lesson (default Lesson 1), open FAQ item.",
  },
  {
    id: "§4 Log-in 1",
    quote:
      "Log-in: idle, submitting (about 1 second, button text 'Please Wait...'), success panel visible with the form cleared",
  },
  { id: "§4 Log-in 2", quote: "'No' or the close icon hides the panel; 'Yes' goes to /." },
  {
    id: "§4 Sign-up 1",
    quote: "Sign-up: idle, submitting (about 1 second), success (panel opens, form resets)",
  },
  { id: "§4 Sign-up 2", quote: "panel closes via X or 'Close', or 'Continue' goes to /." },

  // 5. Validation rules
  {
    id: "§5 Log-in 1",
    quote: "email must be a syntactically valid address; a default message is shown under the field.",
  },
  {
    id: "§5 Log-in 2",
    quote: "password at least 5 characters: 'Password must be at least 5 charachters' (spelling as shown).",
  },
  { id: "§5 Log-in 3", quote: "password at most 8 characters: 'Password must be less than 8 charachters'." },
  { id: "§5 Sign-up 1", quote: "email valid address (default message)." },
  { id: "§5 Sign-up 2", quote: "name at least 1 character." },
  {
    id: "§5 Sign-up 3",
    quote: "password 5 to 8 characters with the same two messages, plus a truthiness check.",
  },
  { id: "§5 Errors", quote: "Errors are shown in red under each field." },
  {
    id: "§5 Other forms",
    quote:
      "Contact and Query forms have no validation and are not submitted; required markers (*) are visual only.",
  },

  // 6. Roles and permissions
  { id: "§6 Public", quote: "No roles are shown. All pages are public." },
  {
    id: "§6 Denied",
    quote:
      "The access-denied page states that a site membership is required for protected pages, and paid courses lead to it",
  },

  // 7. The calls it makes
  { id: "§7 Calls 1", quote: "The product makes no network call on any screen." },
  {
    id: "§7 Calls 2",
    quote:
      "Log-in submit waits about one second, writes the values to the console and shows the success panel.",
  },
  {
    id: "§7 Calls 3",
    quote:
      "Sign-up hashes the password in the browser (salt rounds 10), shows the result on screen and logs the form to the console.",
  },
  { id: "§7 Calls 4", quote: "Contact and Query forms make no call." },

  // 8. Error catalogue
  { id: "§8 Invalid email", quote: "| Invalid email (log-in, sign-up) | library default text |" },
  { id: "§8 Password too short", quote: "| Password too short | Password must be at least 5 charachters |" },
  { id: "§8 Password too long", quote: "| Password too long | Password must be less than 8 charachters |" },
  {
    id: "§8 Unmatched route",
    quote: "| Unmatched or errored route | 'Unexpected Application Error!' with status and text |",
  },
  {
    id: "§8 Protected page",
    quote: "| Protected page | A site membership is required to view this page. Please Sign up or Log in. |",
  },

  // 9. Business constants and limits
  { id: "§9 Password", quote: "Password length 5 to 8; hashing salt rounds 10 (allowed range 4 to 31)." },
  { id: "§9 Delay", quote: "Simulated submit delay 1000 ms." },
  { id: "§9 Header", quote: "Solid header threshold 15px." },
  { id: "§9 Scroll animation", quote: "Scroll animation: duration 1200 ms, offset 100, easing ease." },
  { id: "§9 Speeds", quote: "Logo marquee speed 70; event ticker speed 30." },
  {
    id: "§9 Pricing",
    quote:
      "Pricing per month (monthly / yearly): Basic $199 / $139; Standard $299 / $279; Premium $699 / $659. Every plan lists 10+ top courses, certification prep, customizable content, AI-powered coding exercises.",
  },
  { id: "§9 Badges", quote: "Course badges: Free, 39$, 49$, 59$, 72$, 79$, 99$." },
  { id: "§9 Trending", quote: "Trending courses: 6, 10, 3, 12 lessons; 12K, 7K, 7K, 22K enrolled." },
  {
    id: "§9 Ratings",
    quote: "Rating text: 4.88 (210) generally; 5.00 (1.2K) on the photoshop and finance detail pages.",
  },
  { id: "§9 Category counts", quote: "Category course counts: 8, 10, 5, 4, 8, 3." },
  {
    id: "§9 Jobs",
    quote: "Job salary ranges: $23K-$35K, $20K-$35K, $26K-$40K, $23K-$35K; posts available 50, 35, 47, 50.",
  },
  { id: "§9 Events and team", quote: "Events run from 4 Oct to 22 Nov 2024; 6 events; 8 team cards." },
  {
    id: "§9 Course facts",
    quote:
      "Course facts: 3 weeks, 6 lessons, 8 hours of video, 8K enrolled, skill level Intermediate; five tabs.",
  },
  { id: "§9 Cart and hours", quote: "Cart count fixed at 0. Opening hours Monday-Friday 10:30-19:00." },
  {
    id: "§9 Stats",
    quote:
      "Home stats: 25000+ courses, 350+ universities, 70M students, 25K placements; about stats 1.5K, 7.8K, 100% job placement, 150+ courses.",
  },

  // Rulings
  { id: "Ruling Name 1", quote: "The provider is called **Tessera**" },
  {
    id: "Ruling Name 2",
    quote:
      "Placeholders in braces get sample values that can never reach a real person: `.example` domains, 555-01xx phone numbers, invented names.",
  },
  {
    id: "Ruling Name 3",
    quote:
      "`{key}` on the log-in screen is a demo password that passes the screen's own rules (5 to 8 characters).",
  },
  {
    id: "Ruling Name 4",
    // The ruling names the filler that it forbids, and a quote is to the letter.
    quote: "It is written as plain, believable English, never lorem ipsum, never the same paragraph twice.",
  },
  {
    id: "Ruling Routes 1",
    quote:
      "Anything else is the error page: heading `Unexpected Application Error!`, then the status and its text (`404 Not Found`), answered with that HTTP status by every host the project supports, and complete in the HTML.",
  },
  {
    id: "Ruling Routes 2",
    quote:
      "Footer variants: the **tall** one on `/`, `/course`, `/event`, `/contact`; the **compact** one on all other pages with a footer. Same links and plain items; they differ in height and art.",
  },
  { id: "Ruling Routes 3", quote: "the first element of every page, the three bare screens included." },
  {
    id: "Ruling Routes 4",
    quote:
      'It is the target that a route change, the skip link\'s neighbour "Back to top" and `#top` scroll to.',
  },
  {
    id: "Ruling Routes 5",
    quote: "It carries the skip link. A route change is a page load, which browsers announce.",
  },
  {
    id: "Ruling Routes 6",
    quote:
      "A route change loads a document, so it starts at the top and shuts all menus; Back and Forward restore the position (and what was typed), with every menu, dialog and search shut.",
  },
  {
    id: "Ruling Routes 7",
    quote:
      "Documents and files that the browser itself fetches for a link, ahead or on a click, are no calls.",
  },
  {
    id: "Ruling Buttons 1",
    quote:
      '| Get Started (hero, "Still have questions?") | `/signup`; in "Still have questions?" `/contact` |',
  },
  { id: "Ruling Buttons 2", quote: "| Browse Courses, View Courses | `/course` |" },
  { id: "Ruling Buttons 3", quote: "| Became A Teacher | `/career` |" },
  { id: "Ruling Buttons 4", quote: "| Apply Now (home banner) | `/signup` |" },
  { id: "Ruling Buttons 5", quote: "| Apply Now (job opening) | `/contact` |" },
  {
    id: "Ruling Buttons 6",
    quote:
      "| Course Details, Buy Course | the card's own link: `/course/<category>` if free, `/denied` if paid |",
  },
  { id: "Ruling Buttons 7", quote: "| Plan buttons on `/pricing` | `/signup` |" },
  {
    id: "Ruling Buttons 8",
    quote:
      "no call, no validation, stays on the page; says in a status line that this site does not send messages yet",
  },
  {
    id: "Ruling Buttons 9",
    quote:
      'stores the ticked name and email on this device when "Save information…" is ticked, and fills them in next time; unticked forgets them.',
  },
  {
    id: "Ruling Buttons 10",
    quote: "A control that leads somewhere is a link, one that does something is a button.",
  },
  { id: "Ruling Buttons 11", quote: "A card is one link (its title), its whole face clickable." },
  {
    id: "Ruling Header 1",
    quote: "Desktop top row: Home, Courses (menu), Pages (menu), Blog, Contact, cart, Login, Register.",
  },
  {
    id: "Ruling Header 2",
    quote:
      "Courses menu: Free and Paid as two choices on one side, the four course links on the other, whichever is chosen. Free is chosen first. Paid says that courses are available upon purchase and require login.",
  },
  { id: "Ruling Header 3", quote: "Pages menu: About, Course, FAQ, Pricing, Career, Events, Team." },
  {
    id: "Ruling Header 4",
    quote:
      "Mobile menu: Home; Courses with Free and Paid sublists; Pages (About, Course, FAQ, Pricing, Career); Other (Events, Team, Blog, Contact); Login, Register.",
  },
  {
    id: "Ruling Header 5",
    quote:
      "Menus open on hover, on focus with Enter or Space, and on touch; Escape closes and gives focus back.",
  },
  { id: "Ruling Header 6", quote: "Moving the pointer from the button into its panel never closes it." },
  { id: "Ruling Header 7", quote: "at scroll position 15 it is not solid, at 16 it is." },
  {
    id: "Ruling Home 1",
    quote:
      'Section order: hero, logo strip, Top categories (with the two promo banners), Top online courses, Why we are, testimonials with the two figures, Trending courses, tutor banner ("We assist you in finding the ideal tutor at no cost."), blog teasers, "Still have questions?", call to action.',
  },
  {
    id: "Ruling Home 2",
    quote:
      '"Why we are": Skill-based instruction, Analytics and insights, Global certification, Customizable courses, under "Personalized learning for your ambitions".',
  },
  {
    id: "Ruling Home 3",
    quote:
      "Trending courses in order: 6 lessons, 12K; 10, 7K; 3, 7K; 12, 22K. Free of badge rules: they link by the same free or paid rule.",
  },
  {
    id: "Ruling Home 4",
    quote:
      "What hover reveals is also revealed by keyboard focus, and is simply visible where there is no hover. Nothing moves in the layout when it appears.",
  },
  {
    id: "Ruling Home 5",
    quote:
      "Lists that the specification gives without lessons and enrolled counts take those that the same title has elsewhere, and else `8 Lessons`, `25k Enrolled`.",
  },
  {
    id: "Ruling Course list 1",
    quote: "Page 1 has its own set of six cards, with lessons, counts and badges in the given vocabulary.",
  },
  {
    id: "Ruling Course list 2",
    quote:
      "Page 2 has six cards of the given titles: five paid ones, which lead to `/denied`, and one free one, Finance operations management, which leads to `/course/finance`.",
  },
  {
    id: "Ruling Course detail 1",
    quote:
      'finance "Understanding corporate finance and investments"; development "Building single page applications with angular". Ratings: `5.00 (1.2K)` on design and finance, `4.88 (210)` on the other two.',
  },
  {
    id: "Ruling Course detail 2",
    quote:
      "The lesson list and lesson titles are the given six on all four pages. The lessons' prose is the course's own.",
  },
  { id: "Ruling Course detail 3", quote: "FAQ tab: five questions." },
  {
    id: "Ruling Blog 1",
    quote:
      "Nine cards. Cards 1 to 4 are blog1 to blog4, in the order of the first four given titles; the fifth title and four more (titles may repeat) do not link.",
  },
  {
    id: "Ruling Blog 2",
    quote: "Dates on the listing: 4.10.2024, 4.10.2024, 3.10.2024, 17.9.2024, 16.9.2024, then any of these.",
  },
  { id: "Ruling Blog 3", quote: "Article categories: DEVELOPMENT, DEVELOPMENT, TEACHING, DEVELOPMENT." },
  {
    id: "Ruling Events 1",
    quote: "The six days are 4, 18, 20 and 25 October and 6 and 22 November 2024, in six American cities.",
  },
  {
    id: "Ruling Events 2",
    quote:
      "They lie in the past: the page says so plainly where it matters (a visitor must not think that he can still go), and nothing marks them up as scheduled.",
  },
  {
    id: "Ruling Forms 1",
    quote: "The library's default text is the one that Zod gives; do not override it.",
  },
  {
    id: "Ruling Forms 2",
    quote: "Log-in values go to the console (`console.log`) as one entry on submit, sign-up values likewise.",
  },
  { id: "Ruling Forms 3", quote: "a second submit while one runs does nothing." },
  {
    id: "Ruling Forms 4",
    quote: "Hashing is bcrypt with 10 rounds, in the browser, without freezing the page.",
  },
  {
    id: "Ruling Forms 5",
    quote: "Errors: red, under the field, tied to it for assistive technology, focus on the first bad field.",
  },
  {
    id: "Ruling Motion 1",
    quote:
      "It never hides what is on the first screen, never delays reading, and never runs for reduced motion, without JavaScript or in print.",
  },
  {
    id: "Ruling Motion 2",
    quote:
      "Strips: 70 and 30 px per second, with a pause button (WCAG 2.2.2), standing still for reduced motion.",
  },
];
